import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiProblem } from "@/lib/api";
import { draftFault, type ProductValues } from "./form-values";
import { changedFields, dropInput, keepInput } from "./kept-input";

/** Pause after the last change before a draft is saved, and before a save that found no shop is tried again. */
export const AUTOSAVE_DELAY_MS = 3000;
const RETRY_DELAY_MS = 15_000;

/** What became of the latest changes: saved as a draft, or kept on this device only, with the reason. */
export type SaveState =
	| { kind: "still" }
	| { kind: "saving" }
	| { kind: "saved"; at: string }
	| { kind: "kept"; why: string };

interface Autosave {
	form: UseFormReturn<ProductValues>;
	/** Which form and whose; an owner "" keeps nothing. */
	place: { form: string; owner: string };
	/** Names this form in this tab. */
	instance: { id: string };
	/** Whether the server may have it unasked: only what is not on sale. */
	isDraft: boolean;
	/** While somebody has to decide between two versions. */
	isPaused: boolean;
	/** What the form shows where nothing was changed. */
	baseline: () => ProductValues;
	write: (values: ProductValues) => Promise<AdminProduct>;
	/** @param isHere whether the form is still on the screen */
	onSaved: (saved: AdminProduct, isHere: boolean) => void;
}

/**
 * Keeps each change on this device, and saves a draft by itself a little after the last one. What is on sale never changes by
 * itself. `settle` ends what is under way before somebody saves on purpose; `forget` drops what was kept.
 */
export function useAutosave(options: Autosave) {
	const [state, setState] = useState<SaveState>({ kind: "still" });
	const latest = useRef(options);
	latest.current = options;
	const { form, instance } = options;
	/** What the server has, as far as this form knows. */
	const [first] = useState(() => textOf(form.getValues()));
	const saved = useRef(first);
	const running = useRef<Promise<void>>(Promise.resolve());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isOver = useRef(false);
	const isGone = useRef(false);

	const keep = () => {
		const { place, baseline } = latest.current;
		if (place.owner === "" || isOver.current) return;
		const values = changedFields(form.getValues(), baseline());
		if (Object.keys(values).length === 0) dropInput(instance.id);
		else keepInput({ ...place, at: new Date().toISOString(), instance: instance.id, values });
	};
	const saveNow = async () => {
		const { isDraft, isPaused, write, onSaved } = latest.current;
		const values = { ...form.getValues(), isPublished: false };
		const text = textOf(values);
		if (!isDraft || isPaused || isOver.current || text === saved.current) return;
		const fault = draftFault(values);
		if (fault) return setState({ kind: "kept", why: fault });
		setState({ kind: "saving" });
		try {
			const product = await write(values);
			saved.current = text;
			if (textOf(form.getValues()) === text) dropInput(instance.id);
			setState({ kind: "saved", at: product.updatedAt });
			onSaved(product, !isGone.current);
		} catch (cause) {
			const isAway = !(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500;
			setState({ kind: "kept", why: isAway ? AWAY : reasonOf(cause) });
			if (isAway && !isGone.current) schedule(RETRY_DELAY_MS);
		}
	};
	const flush = () => {
		clearTimeout(timer.current);
		running.current = running.current.then(saveNow);
		return running.current;
	};
	const schedule = (delay: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(flush, delay);
	};
	const acts = useRef({ keep, flush, schedule });
	acts.current = { keep, flush, schedule };

	useEffect(() => {
		isGone.current = false;
		const { unsubscribe } = form.watch(() => {
			acts.current.keep();
			acts.current.schedule(AUTOSAVE_DELAY_MS);
		});
		// Put back before anybody listened, after the session was opened again.
		if (textOf(form.getValues()) !== saved.current) {
			acts.current.keep();
			acts.current.schedule(AUTOSAVE_DELAY_MS);
		}
		const retry = () => void acts.current.flush();
		const hide = () => document.visibilityState === "hidden" && retry();
		window.addEventListener("online", retry);
		document.addEventListener("visibilitychange", hide);
		return () => {
			unsubscribe();
			window.removeEventListener("online", retry);
			document.removeEventListener("visibilitychange", hide);
			// Whoever leaves between two saves loses nothing.
			retry();
			isGone.current = true;
		};
	}, [form]);

	return {
		state,
		settle: () => {
			clearTimeout(timer.current);
			return running.current;
		},
		forget: () => {
			isOver.current = true;
			dropInput(instance.id);
		},
		/** The form shows what the server has. */
		restart: () => {
			saved.current = textOf(form.getValues());
			dropInput(instance.id);
			setState({ kind: "still" });
		},
		/** Somebody decided between two versions for what the form holds. */
		goOn: () => schedule(AUTOSAVE_DELAY_MS),
	};
}

const AWAY = "la boutique ne répond pas, l'enregistrement reprendra tout seul.";

function reasonOf(problem: ApiProblem): string {
	const message = problem.errors[0]?.message ?? problem.message;
	return message.charAt(0).toLowerCase() + message.slice(1);
}

/** What a draft would send; whether it goes on sale is said by hand. */
const textOf = (values: ProductValues) => JSON.stringify({ ...values, isPublished: false });
