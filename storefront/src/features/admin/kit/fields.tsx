"use client";

import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { toEuros, typedCents } from "@confiserie/domain/money";
import { parisLocal, parisTime } from "@confiserie/domain/paris-time";
import { sentence, splitWords } from "@confiserie/domain/text";
import { type ComponentProps, type ReactNode, useState } from "react";
import { type FieldValues, get, useController, useFormState } from "react-hook-form";
import { listProblem } from "@/lib/form-problem";
import { CheckField as Check } from "@/ui/check-field";
import { Problem } from "@/ui/problem";
import { RadioCard } from "@/ui/radio-card";
import { Select, type SelectProps } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField as Input } from "@/ui/text-field";
import type { Bound } from "./use-edit-form";

/** The value of a field, its setter and its error. */
export function useBound<Value>({ control, name }: Bound<Value>) {
	const { field, fieldState } = useController<FieldValues>({ control, name });
	return { ...field, value: field.value as Value, error: messageOf(fieldState.error) };
}

/** What is wrong with a value, or with parts of it. */
function messageOf(error: unknown): string | null {
	if (typeof error !== "object" || error === null) return null;
	// Messages of a catalogue's row are fragments that follow the name of a column.
	if ("message" in error && typeof error.message === "string")
		return /^[\p{Ll}\d]/u.test(error.message) ? sentence(error.message) : error.message;
	return [...new Set(Object.values(error).map(messageOf))].filter(Boolean).join(" ") || null;
}

type InputProps = Pick<
	ComponentProps<typeof Input>,
	| "label"
	| "hasHiddenLabel"
	| "hint"
	| "optional"
	| "maxLength"
	| "className"
	| "autoFocus"
	| "trailing"
	| "placeholder"
	| "aria-label"
	| "inputMode"
	| "onFocus"
	/** What is wrong as it is typed; before what the schema says. */
	| "error"
>;

type Text = string | null | undefined;
type TextProps = Bound<Text> &
	InputProps &
	Pick<ComponentProps<typeof Input>, "id" | "type" | "autoComplete" | "autoCapitalize" | "list" | "readOnly">;
type AreaProps = Pick<ComponentProps<typeof TextArea>, "label" | "hint" | "optional" | "maxLength" | "rows">;

/** A line of text. */
export function TextField({ control, name, ...props }: TextProps) {
	const { value, ...field } = useBound<Text>({ control, name });
	return <Input autoComplete="off" {...props} {...field} value={value ?? ""} />;
}

/** Text of several lines. */
export function TextAreaField({ control, name, ...props }: Bound<Text> & AreaProps) {
	const { value, ...field } = useBound<Text>({ control, name });
	return <TextArea {...props} {...field} value={value ?? ""} />;
}

interface Codec<Value> {
	write: (value: Value) => string;
	/** NaN for what is no such value: the schema refuses it in its own words. */
	read: (typed: string) => Value;
	inputMode?: "decimal" | "numeric";
	type?: "datetime-local" | "date";
}

/** Text of a value: it stays as it was typed, "5," included, until the value changes otherwise. */
function useTyped<Value>(
	value: Value,
	onValue: (value: Value) => void,
	{ write, read }: Pick<Codec<Value>, "write" | "read">,
) {
	const [typed, setTyped] = useState({ text: write(value), value });
	if (textOf(typed.value) !== textOf(value)) setTyped({ text: write(value), value });
	return {
		value: typed.text,
		onChange: ({ target }: { target: { value: string } }) => {
			const next = read(target.value);
			setTyped({ text: target.value, value: next });
			onValue(next);
		},
	};
}

/** To tell values apart: a list is another object after each change, and what is no figure is not nothing. */
export const textOf = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? "NaN" : part)) ?? "";

function useTypedBound<Value>(bound: Bound<Value>, codec: Codec<Value>) {
	const { value, onChange, ...field } = useBound<Value>(bound);
	return { ...field, ...useTyped(value, onChange, codec) };
}

/** A field whose value is typed. */
function TypedField<Value>({ control, name, codec, ...props }: Bound<Value> & InputProps & { codec: Codec<Value> }) {
	const { write, read, ...kind } = codec;
	const typed = useTypedBound({ control, name }, codec);
	return <Input autoComplete="off" {...kind} {...props} {...typed} error={props.error ?? typed.error} />;
}

/** Values that are typed in several lines, such as paragraphs. */
export function TypedAreaField<Value>({
	control,
	name,
	write,
	read,
	...props
}: Bound<Value> & AreaProps & Pick<Codec<Value>, "write" | "read">) {
	return <TextArea autoComplete="off" {...props} {...useTypedBound<Value>({ control, name }, { write, read })} />;
}

interface LinesProps<Row> {
	write: (row: Row) => string;
	/** Null for a line that is passed over. */
	read: (line: string, place: number) => Row | null;
}

/** Rows that are typed or pasted, one a line; what is wrong with one is said with the number of its line. */
export function LinesField<Row>({
	control,
	name,
	write,
	read,
	...props
}: Bound<readonly Row[] | undefined> & AreaProps & LinesProps<Row>) {
	const rowsIn = (text: string) =>
		text.split("\n").flatMap((line, place) => {
			const row = read(line.trim(), place);
			return row === null ? [] : [{ row, line: place + 1 }];
		});
	const { fieldState } = useController<FieldValues>({ control, name });
	const typed = useTypedBound<readonly Row[] | undefined>(
		{ control, name },
		{ write: (rows = []) => rows.map(write).join("\n"), read: (text) => rowsIn(text).map(({ row }) => row) },
	);
	const faults: unknown = fieldState.error;
	const wrong = Array.isArray(faults) ? faults.findIndex(Boolean) : -1;
	const line = rowsIn(typed.value)[wrong]?.line;
	const error = line && Array.isArray(faults) ? `Ligne ${line}\u00a0: ${messageOf(faults[wrong])}` : typed.error;
	return <TextArea autoComplete="off" spellCheck={false} {...props} {...typed} error={error} />;
}

/** Several words, separated by commas. */
export const WordsField = (props: Bound<readonly string[]> & InputProps) => <TypedField {...props} codec={WORDS} />;

/** Pages that may call, one a line; `purpose` ends the hint. */
export const OriginsField = ({
	purpose,
	...props
}: Bound<readonly string[] | undefined> & { label: string; purpose: string }) => (
	<TypedAreaField<readonly string[] | undefined>
		rows={2}
		{...props}
		write={(origins = []) => origins.join("\n")}
		read={(typed) => typed.split(/\s+/).filter(Boolean)}
		optional
		hint={`Un par ligne, par exemple https://caisse.exemple.fr. ${purpose}`}
	/>
);

export type Figure = number | null | undefined;
const shown = (value: Figure, write: (value: number) => string) =>
	value === null || value === undefined || Number.isNaN(value) ? "" : write(value);
const centsOf = (typed: string) => (typed.trim() === "" ? null : (typedCents(typed) ?? Number.NaN));
const eurosOf = (cents: number | null) => (cents === null ? null : toEuros(cents));

const twoDecimals = (euros: number) => euros.toFixed(2).replace(".", ",");

export const CENTS: Codec<Figure> = {
	write: (cents) => shown(cents, (amount) => twoDecimals(toEuros(amount))),
	read: centsOf,
	inputMode: "decimal",
};
const EUROS: Codec<Figure> = {
	write: (euros) => shown(euros, (amount) => twoDecimals(amount)),
	read: (typed) => eurosOf(centsOf(typed)),
	inputMode: "decimal",
};
const DECIMAL: Codec<Figure> = {
	write: (value) => shown(value, writeDecimal),
	read: readDecimal,
	inputMode: "decimal",
};
const WHOLE: Codec<Figure> = { write: (value) => shown(value, String), read: readDecimal, inputMode: "numeric" };
const INSTANT: Codec<Text> = {
	write: (at) => (at ? parisLocal(new Date(at)) : ""),
	read: (local) => parisTime(local)?.toISOString() ?? null,
	type: "datetime-local",
};

const DAY: Codec<Text> = { write: (day) => day ?? "", read: (day) => day || null, type: "date" };
const OPTIONAL_DAY: Codec<string | undefined> = {
	write: (day) => day ?? "",
	read: (day) => day || undefined,
	type: "date",
};
const LAST_DAY: Codec<Text> = {
	write: (at) => (at ? parisLocal(new Date(at)).slice(0, "2026-11-29".length) : ""),
	read: (day) => parisTime(`${day}T23:59`)?.toISOString() ?? null,
	type: "date",
};
const WORDS: Codec<readonly string[]> = { write: (words) => words.join(", "), read: splitWords };

type FigureProps = Bound<Figure> & InputProps;
type DateProps = Bound<Text> & InputProps;

/** An amount in euros, held in cents; null while empty. */
export const CentsField = (props: FigureProps) => <TypedField {...props} codec={CENTS} />;
/** An amount in euros, held in euros; null while empty. */
export const EurosField = (props: FigureProps) => <TypedField {...props} codec={EUROS} />;
/** A figure with decimals, "5,5"; null while empty. */
export const DecimalField = (props: FigureProps) => <TypedField {...props} codec={DECIMAL} />;
/** A whole number; null while empty. */
export const WholeField = (props: FigureProps) => <TypedField {...props} codec={WHOLE} />;
/** A moment, on the clocks of Paris. */
export const InstantField = (props: DateProps) => <TypedField {...props} codec={INSTANT} />;
/** A day, "2026-11-29"; null while empty. */
export const DayField = (props: DateProps) => <TypedField {...props} codec={DAY} />;
/** The same; left out while empty. */
export const OptionalDayField = (props: Bound<string | undefined> & InputProps) => (
	<TypedField {...props} codec={OPTIONAL_DAY} />
);
/** The moment at which a day ends in Paris; null while empty. */
export const LastDayField = (props: DateProps) => <TypedField {...props} codec={LAST_DAY} />;

/** What is wrong with a list as a whole; its entries say their own. */
export function ListProblem({ control, name }: Pick<Bound<unknown>, "control" | "name">) {
	const { errors } = useFormState({ control });
	return <Problem>{listProblem(get(errors, name))}</Problem>;
}

interface WholeInputProps {
	/** For screen readers. */
	label: string;
	value: Figure;
	onChange: (value: Figure) => void;
}

/** A whole number that no form holds, in a row of figures. */
export const WholeInput = ({ label, value, onChange }: WholeInputProps) => (
	<Input label={label} hasHiddenLabel inputMode="numeric" autoComplete="off" {...useTyped(value, onChange, WHOLE)} />
);

interface Option<Value> {
	value: Value;
	label: string;
}

interface ChoiceProps<Value> {
	options: readonly Option<NoInfer<Value>>[];
	/** Shown until something is chosen, where nothing is to begin with. */
	unchosen?: string;
	/** What else follows from a choice. */
	onChoose?: () => void;
}

/** One of a few values, of any plain type; null and "" are the empty option. */
export function ChoiceField<Value extends string | number | boolean | null | undefined>({
	control,
	name,
	options,
	unchosen,
	onChoose,
	...props
}: Bound<Value> &
	Pick<SelectProps, "label" | "hint" | "optional" | "hasHiddenLabel" | "disabled"> &
	ChoiceProps<Value>) {
	const { value, onChange, ...field } = useBound<Value>({ control, name });
	return (
		<Select
			{...props}
			{...field}
			value={String(value ?? "")}
			options={[
				...(unchosen ? [{ value: "", label: unchosen, disabled: true }] : []),
				...options.map((option) => ({ value: String(option.value ?? ""), label: option.label })),
			]}
			onChange={({ target }) => {
				const chosen = options.find((option) => String(option.value ?? "") === target.value);
				onChange(chosen?.value);
				onChoose?.();
			}}
		/>
	);
}

/** The options of a record of labels: `optionsOf(KIND_LABELS)`. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] =>
	Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

interface CardsProps<Value> {
	legend: string;
	options: readonly { value: NoInfer<Value>; label: ReactNode; detail?: string }[];
	/** What else follows from a choice. */
	onChoose?: (value: NoInfer<Value>) => void;
}

/** One of a few values, as cards that say what follows from each. */
export function CardsField<Value extends string | undefined>({
	control,
	name,
	legend,
	options,
	onChoose,
}: Bound<Value> & CardsProps<Value>) {
	const { value: chosen, onChange } = useBound<Value>({ control, name });
	const choose = (value: Value) => {
		onChange(value);
		onChoose?.(value);
	};
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-semibold">{legend}</legend>
			{options.map(({ value, label, detail }) => (
				<RadioCard key={value} name={name} isChosen={value === chosen} onChoose={() => choose(value)}>
					<span className="min-w-0 flex-1">
						{label}
						{detail && <span className="block text-sm text-prune">{detail}</span>}
					</span>
				</RadioCard>
			))}
		</fieldset>
	);
}

/** Yes or no. */
export function CheckField({
	control,
	name,
	...props
}: Bound<boolean | undefined> & { label: ReactNode; hint?: string; "aria-label"?: string }) {
	const { value, ...field } = useBound<boolean | undefined>({ control, name });
	return (
		<Check {...props} {...field} checked={value ?? false} onChange={({ target }) => field.onChange(target.checked)} />
	);
}

const Detailed = ({ name, detail }: { name: string; detail: string }) => (
	<>
		<span className="block font-semibold break-words">{name}</span>
		<span className="block text-sm text-prune">{detail}</span>
	</>
);

interface ChoicesProps<Id> {
	legend: string;
	choices: readonly { id: Id; name: string; detail?: string }[] | undefined;
	/** Said where there is nothing to choose from. */
	empty?: ReactNode;
	/** Everything is chosen while the value is null, and choosing everything makes it null. */
	isAllNull?: boolean;
	/** Few and short: beside each other, in place of a list that scrolls. */
	isRow?: boolean;
}

/** Any of several things, by id, in their order. */
export function ChoicesField<Id extends string | number>({
	control,
	name,
	legend,
	choices,
	empty = "Aucune.",
	isAllNull = false,
	isRow = false,
}: Bound<readonly Id[] | null | undefined> & ChoicesProps<Id>) {
	const { value, onChange, error } = useBound<readonly Id[] | null | undefined>({ control, name });
	const all = (choices ?? []).map(({ id }) => id);
	const chosen = value ?? (isAllNull ? all : []);
	const choose = (id: Id, isChosen: boolean) => {
		const next = isChosen
			? [...chosen, id].sort((one, other) => all.indexOf(one) - all.indexOf(other))
			: chosen.filter((one) => one !== id);
		onChange(isAllNull && all.every((one) => next.includes(one)) ? null : next);
	};
	return (
		<fieldset className="min-w-0 self-start">
			<legend className="text-sm font-semibold">{legend}</legend>
			{choices?.length === 0 && <p className="text-sm text-prune">{empty}</p>}
			<div className={isRow ? "flex flex-wrap gap-x-6" : "max-h-80 overflow-y-auto"}>
				{choices?.map((choice) => (
					<Check
						key={choice.id}
						label={choice.detail ? <Detailed name={choice.name} detail={choice.detail} /> : choice.name}
						aria-invalid={error ? true : undefined}
						checked={chosen.includes(choice.id)}
						onChange={({ target }) => choose(choice.id, target.checked)}
					/>
				))}
			</div>
			<Problem>{error}</Problem>
		</fieldset>
	);
}
