import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { CONTROL_STYLE, describedBy, Field, type FieldText } from "./field";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "children"> & FieldText;

export function TextArea({ label, hint, error, optional, className, id: givenId, rows = 3, ...props }: TextAreaProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			<textarea
				{...props}
				id={id}
				rows={rows}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy(id, { hint, error })}
				className={classNames(CONTROL_STYLE, "py-3", className)}
			/>
		</Field>
	);
}
