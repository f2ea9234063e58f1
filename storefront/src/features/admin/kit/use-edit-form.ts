"use client";

import type { AnswerOf, Operation } from "@confiserie/domain/contract/operation";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
	type Control,
	type DefaultValues,
	type FieldErrors,
	type FieldPath,
	type FieldPathValue,
	type FieldValues,
	get,
	set,
	type UseFormReturn,
	useForm,
} from "react-hook-form";
import type { z } from "zod";
import { useSession } from "@/features/account/auth";
import { ApiProblem, call, type InputOf } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { refusalOf } from "@/lib/form-problem";
import { useKey } from "@/lib/use-key";
import { keyOf } from "@/lib/use-operation";
import { useToasts } from "@/ui/toasts";
import { type Changes, outdate } from "./changes";

/** An operation that saves what a form holds. */
export type Saving = Operation & { body: z.ZodType<unknown, FieldValues> };
/** The values of a form are the body that its operation takes: cents are cents, a date is an instant, nothing is text. */
export type ValuesOf<O extends Saving> = Held<O["body"]>;
type Held<Body> = Body extends z.ZodType<unknown, infer Values extends FieldValues> ? Values : never;

type Begun<Values> = { [Name in keyof Values]: Values[Name] | undefined };

/** A field of a form whose value is a `Value`. */
export interface Bound<Value> {
	control: Control;
	name: string;
	/** Never set: ties the field to the type of its value. */
	readonly holds?: () => Value;
}

/** `requestId` with which a form starts whose request has one: each content gets its own, repeated with it. */
export const NEW_REQUEST = "00000000-0000-0000-0000-000000000000";

interface EditFormOptions<O extends Saving> {
	/** The stored values, undefined for what is still to be chosen; a later version replaces them unless something was typed. */
	start: Begun<ValuesOf<O>>;
	params?: Readonly<Record<string, string>>;
	/** Reads what the form edits; its cached response becomes the answer of the save. */
	reads?: Operation;
	/** Reads that the save outdates. */
	changes?: Changes;
	/** Said where the server gives no reason. */
	failure: string;
	/** Empties the form once it has saved, for the next one. */
	clears?: boolean;
	/** What is sent of the values, where it is less than what the fields show. */
	sends?: (values: ValuesOf<O>) => ValuesOf<O>;
	/** How it is saved, where one call does not do. */
	save?: (sent: ValuesOf<O>) => Promise<AnswerOf<O>>;
	/** What only the page knows to be wrong, by field, such as more than is left to refund; in place of what the schema says. */
	check?: (sent: ValuesOf<O>) => Readonly<Record<string, string | false>>;
	/** No draft keeps it: a password, or a form to look at. */
	isSecret?: boolean;
	/** Deals with a refusal otherwise than by its message: returns true where that is all, else what to say, by field, of all at "root". */
	onRefused?: (problem: ApiProblem) => boolean | Readonly<Record<string, string>>;
	/** Announced once it is saved. */
	done?: string;
	onSaved?: (answer: AnswerOf<O>, sent: ValuesOf<O>) => unknown;
}

/** Values with their fields. The schema, `check` and `onRefused` alone say what is wrong with one. */
export interface Fields<Values extends FieldValues> extends Omit<UseFormReturn<Values>, "setError"> {
	/** Binds a field of the kit: `<CentsField {...form.field("minimumCents")} />` compiles for a value of cents only. */
	field: <Name extends FieldPath<Values>>(name: Name) => Bound<FieldPathValue<Values, Name>>;
}

function withFields<Values extends FieldValues>(form: UseFormReturn<Values>): Fields<Values> {
	return { ...form, field: (name) => ({ control: form.control as unknown as Control, name }) };
}

/** Values that no operation saves: those of a trial, or of a dialog that hands them to its page. */
export function useFields<Values extends FieldValues>(
	start: Values,
	schema?: z.ZodType<Values, Values>,
): Fields<Values> {
	return withFields(
		useForm<Values>({
			defaultValues: start as DefaultValues<Values>,
			...(schema && { resolver: standardSchemaResolver(schema) }),
		}),
	);
}

export interface EditForm<Values extends FieldValues> extends Fields<Values> {
	submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
	/** Submits elsewhere what is valid, to show what saving it would do. */
	ask: <Answer>(
		send: (values: Values) => Promise<Answer>,
		show: (answer: Answer) => void,
	) => EditForm<Values>["submit"];
	isSaved: boolean;
	/** Why the server refused what was sent, until a field breaks a rule of the form itself. */
	refusal: string | undefined;
	/** Replaces the input by what is stored now, after another user changed it; null unless the save found that. */
	reload: (() => Promise<void>) | null;
	/** Takes what is stored now where nothing was typed: the next save replaces that alone. */
	catchUp: (stored: Begun<Values>) => void;
}

/**
 * A form that saves by an operation. The schema of the operation's body validates it, refusals of the server stand at their
 * fields, and a save that meets a newer version keeps the input.
 */
export function useEditForm<O extends Saving>(
	operation: O,
	{
		start,
		params,
		reads,
		changes = [],
		failure,
		clears = false,
		sends = (values) => values,
		save,
		check = () => ({}),
		isSecret = false,
		onRefused = () => false,
		done,
		onSaved,
	}: EditFormOptions<O>,
): EditForm<ValuesOf<O>> {
	type Values = ValuesOf<O>;
	const client = useQueryClient();
	const toasts = useToasts();
	const { user } = useSession();
	const [isSaved, setSaved] = useState(false);
	const [isOutdated, setOutdated] = useState(false);
	const keyOfRequest = useKey();
	const resolve = standardSchemaResolver(operation.body as z.ZodType<Values, Values>, undefined, { raw: true });
	const form = useForm<Values>({
		defaultValues: start as DefaultValues<Values>,
		resolver: async (values, ...rest) => {
			const sent = sends(values);
			const result = await resolve(sent, ...rest);
			const errors = { ...result.errors } as FieldErrors<Values>;
			for (const [path, message] of Object.entries(check(sent)))
				if (message) set(errors, path, { type: "rule", message });
			return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
		},
	});
	const { isDirty, errors } = form.formState;
	const catchUp = (values: Begun<Values>) =>
		form.reset(values as Values, { keepDirtyValues: true, keepDirty: true, keepErrors: true });
	const stored = JSON.stringify(start);
	const shown = useRef(stored);
	/** The next stored values are those of the last save. */
	const isOwn = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only other stored values replace the input, and `start` is new in each render.
	useEffect(() => {
		// A reset takes the focus from fields that are there.
		if (shown.current === stored) return;
		shown.current = stored;
		if (!isDirty) form.reset(start as Values, { keepErrors: true });
		// An act beside the form, such as a pause, changes the version alone.
		else if (isOwn.current || contentOf(form.formState.defaultValues) === contentOf(start)) catchUp(start);
		isOwn.current = false;
	}, [stored]);
	useFormDraft(
		{ form: draftOf(operation, params), owner: (!isSecret && user?.id) || "" },
		form,
		Object.keys(start) as FieldPath<Values>[],
	);
	const isShown = (name: string | undefined) =>
		(get(form.control._fields, name) as { _f?: { mount?: boolean } } | undefined)?._f?.mount === true;
	const refuse = (cause: unknown) => {
		const problem = cause instanceof ApiProblem ? cause : null;
		const own = (problem && onRefused(problem)) || null;
		if (own === true) return;
		setOutdated(problem?.code.endsWith("_CHANGED") ?? false);
		if (problem?.status === 409)
			void outdate(client, changes === "everything" || !reads ? changes : [reads, ...changes]);
		const faults = own ? Object.entries(own).map(([field, message]) => ({ field, message })) : faultsIn(problem);
		const [first, ...others] = faults;
		// One message is said once, where its field is on the screen.
		const isSaid =
			others.length === 0 && isShown(first?.field) && (own !== null || first?.message === problem?.message);
		for (const { field, message } of faults)
			form.setError(field as FieldPath<Values>, { type: "server", message }, { shouldFocus: isSaid });
		if (!isSaid && !own?.root) form.setError("root", { type: "server", message: problem?.message ?? failure });
	};
	const send = form.handleSubmit(async (asked) => {
		setSaved(false);
		const typed = structuredClone(form.getValues());
		const body = asked.requestId === NEW_REQUEST ? { ...asked, requestId: keyOfRequest(asked) } : asked;
		try {
			const headers = operation.headers?.includes("Idempotency-Key") && { "idempotency-key": keyOfRequest(body) };
			const answer = save
				? await save(body)
				: await call(operation, ...([{ params, body, ...(headers && { headers }) }] as unknown as InputOf<O>));
			setOutdated(false);
			// Input typed meanwhile stays, for the next save.
			form.reset(typed, { keepValues: true });
			if (clears) catchUp(start);
			isOwn.current = true;
			if (reads) client.setQueryData(keyOf(reads, (params ? { params } : {}) as object), answer);
			const outdated = outdate(client, changes);
			// The next save takes its version from there.
			if (!reads && "version" in body) await outdated;
			setSaved(true);
			if (done) toasts.success(done);
			await onSaved?.(answer, body);
		} catch (cause) {
			refuse(cause);
		}
	});
	// A second press comes before the button is busy.
	const isUnderWay = useRef(false);
	const submit = async (event?: React.BaseSyntheticEvent) => {
		event?.preventDefault();
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		await send(event).finally(() => {
			isUnderWay.current = false;
		});
	};
	return {
		...withFields(form),
		submit,
		ask: (send, show) => form.handleSubmit((body) => send(body).then(show, refuse)),
		isSaved: isSaved && !isDirty,
		refusal: refusalOf(errors),
		reload: isOutdated
			? async () => {
					setOutdated(false);
					form.reset(start as Values);
					await outdate(client, reads ? [reads] : changes);
				}
			: null,
		catchUp,
	};
}

const contentOf = (values: object | undefined) => JSON.stringify({ ...values, version: undefined });

/** What a refusal names: several fields, or the one of its message. */
function faultsIn(problem: ApiProblem | null): readonly { field: string; message: string }[] {
	if (!problem || problem.errors.length > 0) return problem?.errors ?? [];
	return problem.field === undefined ? [] : [{ field: problem.field, message: problem.message }];
}

/** Name of the draft of a form. */
export const draftOf = (operation: Operation, params: Readonly<Record<string, string>> = {}): string =>
	[operation.key, ...Object.values(params)].join(" ");

/** Those fields of a response that a form sends back. */
export function takeOf<Whole extends object, Name extends keyof Whole>(
	whole: Whole,
	names: readonly Name[],
): Pick<Whole, Name> {
	return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}
