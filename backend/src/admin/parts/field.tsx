import { Input, Label, Text } from "@medusajs/ui";
import { useId } from "react";

interface FieldProps {
	label: string;
	value: string;
	onChange: (value: string) => void;
	/** Said under the field. */
	hint?: string;
	problem?: string | undefined;
	/** "€", "%", "g": said after the label. */
	unit?: string;
	inputMode?: "decimal" | "numeric" | "email" | "tel" | "text";
	type?: "text" | "date";
	maxLength?: number;
}

/** A labelled input with what is wrong about it. */
export function Field({ label, value, onChange, hint, problem, unit, type = "text", ...input }: FieldProps) {
	const id = useId();
	const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
	return (
		<div className="flex flex-col gap-1">
			<Label htmlFor={id} size="small" weight="plus">
				{label}
				{unit && <span className="text-ui-fg-subtle font-normal"> ({unit})</span>}
			</Label>
			<Input
				{...input}
				id={id}
				type={type}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				aria-invalid={problem ? true : undefined}
				{...(notes ? { "aria-describedby": notes } : {})}
			/>
			{hint && (
				<Text id={`${id}-hint`} size="small" className="text-ui-fg-subtle">
					{hint}
				</Text>
			)}
			{problem && (
				<Text id={`${id}-problem`} size="small" className="text-ui-fg-error">
					{problem}
				</Text>
			)}
		</div>
	);
}
