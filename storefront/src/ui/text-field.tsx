import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { CONTROL_STYLE, describedBy, Field, type FieldLayout, type FieldText } from "./field";

export interface TextFieldProps
	extends Omit<ComponentProps<"input">, "children">,
		FieldText,
		Pick<FieldLayout, "hasHiddenLabel"> {
	/** A control at the right end inside the field, for example "Afficher" of a password. */
	trailing?: ReactNode;
}

export function TextField({
	label,
	hint,
	error,
	optional,
	hasHiddenLabel,
	trailing,
	className,
	id: givenId,
	...props
}: TextFieldProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional} hasHiddenLabel={hasHiddenLabel}>
			<span className="relative block">
				<input
					{...props}
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={classNames(CONTROL_STYLE, trailing ? "pr-14" : null, className)}
				/>
				{trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
			</span>
		</Field>
	);
}
