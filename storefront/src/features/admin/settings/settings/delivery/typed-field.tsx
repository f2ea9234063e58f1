import { prefixesIn } from "@confiserie/domain/delivery/zone-suggestions";
import { CENTS, type Codec, DECIMAL, type Figure, useTyped, WHOLE } from "@/features/admin/kit";
import { TextArea, type TextAreaProps } from "@/ui/text-area";
import { TextField, type TextFieldProps } from "@/ui/text-field";

type FigureFieldProps = Omit<TextFieldProps, "value" | "onChange" | "inputMode"> &
	(
		| { value: number; isNullable?: false; onValue: (value: number) => void }
		/** Empty means none. */
		| { value: number | null; isNullable: true; onValue: (value: number | null) => void }
	);

/** An amount in euros, held in cents; NaN while it is none. */
export const CentsField = (props: FigureFieldProps) => <FigureField {...props} codec={CENTS} />;
/** A percentage with its decimals; NaN while it is none. */
export const PercentField = (props: FigureFieldProps) => <FigureField {...props} codec={DECIMAL} />;
/** A whole number; NaN while it is none. */
export const WholeField = (props: FigureFieldProps) => <FigureField {...props} codec={WHOLE} />;

function FigureField({ value, isNullable, onValue, codec, ...field }: FigureFieldProps & { codec: Codec<Figure> }) {
	const take = onValue as (value: Figure) => void;
	// Null only where the field may be empty.
	const typed = useTyped<Figure>(value, (next) => take(next === null && !isNullable ? Number.NaN : next), codec);
	return <TextField autoComplete="off" inputMode={codec.inputMode} {...field} {...typed} />;
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
	const typed = useTyped<readonly string[]>(value, (prefixes) => onValue([...prefixes]), {
		write: (prefixes) => prefixes.join(", "),
		read: prefixesIn,
	});
	return <TextArea autoComplete="off" {...field} {...typed} />;
}
