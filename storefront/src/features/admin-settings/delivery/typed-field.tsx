import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { prefixesIn } from "@confiserie/domain/delivery/zone-suggestions";
import { useState } from "react";
import { TextArea, type TextAreaProps } from "@/ui/text-area";
import { TextField, type TextFieldProps } from "@/ui/text-field";
import { centsOf, centsText } from "../cents-text";

/**
 * Text of a field whose value is a number: what was typed while it means the value, else the value itself, which changes
 * under the field when a row before it is removed.
 */
function useTyped(value: number | null, read: (text: string) => number | null, write: (value: number) => string) {
	const [typed, setTyped] = useState<string | null>(null);
	const written = value === null || Number.isNaN(value) ? "" : write(value);
	return [typed !== null && Object.is(read(typed), value) ? typed : written, setTyped] as const;
}

type NumberFieldProps = Omit<TextFieldProps, "value" | "onChange" | "inputMode"> &
	(
		| { value: number; isNullable?: false; onValue: (value: number) => void }
		/** Empty means none. */
		| { value: number | null; isNullable: true; onValue: (value: number | null) => void }
	);

/** An amount in euros, held in cents; NaN while it is none. */
export function CentsField(props: NumberFieldProps) {
	return <NumberField {...props} read={centsOf} write={centsText} inputMode="decimal" />;
}

/** A percentage with its decimals; NaN while it is none. */
export function PercentField(props: NumberFieldProps) {
	return <NumberField {...props} read={percentOf} write={writeDecimal} inputMode="decimal" />;
}
const percentOf = (text: string) => readDecimal(text) ?? Number.NaN;

/** A whole number; NaN while it is none. */
export function WholeField(props: NumberFieldProps) {
	return <NumberField {...props} read={wholeOf} write={String} inputMode="numeric" />;
}
const wholeOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

function NumberField({
	value,
	isNullable,
	onValue,
	read,
	write,
	...field
}: NumberFieldProps & {
	read: (text: string) => number;
	write: (value: number) => string;
	inputMode: "decimal" | "numeric";
}) {
	const parse = (text: string) => (isNullable && text.trim() === "" ? null : read(text));
	const [text, setTyped] = useTyped(value, parse, write);
	return (
		<TextField
			autoComplete="off"
			{...field}
			value={text}
			onChange={({ target }) => {
				setTyped(target.value);
				// Null only where the field may be empty.
				(onValue as (value: number | null) => void)(parse(target.value));
			}}
		/>
	);
}

/** Beginnings of postal codes, as they are typed. */
export function PrefixesField({
	value,
	onValue,
	...field
}: Omit<TextAreaProps, "value" | "onChange"> & {
	value: readonly string[];
	onValue: (prefixes: string[]) => void;
}) {
	const [typed, setTyped] = useState<string | null>(null);
	const shown = typed !== null && String(prefixesIn(typed)) === String(value) ? typed : value.join(", ");
	return (
		<TextArea
			autoComplete="off"
			{...field}
			value={shown}
			onChange={({ target }) => {
				setTyped(target.value);
				onValue(prefixesIn(target.value));
			}}
		/>
	);
}
