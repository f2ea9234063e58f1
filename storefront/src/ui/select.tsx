import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { CONTROL_STYLE, describedBy, Field, type FieldLayout, type FieldText } from "./field";

export interface SelectOption {
	value: string;
	label: string;
	disabled?: boolean;
}
export type SelectProps = Omit<ComponentProps<"select">, "children"> &
	FieldText &
	FieldLayout & { options: readonly SelectOption[] };

/** The platform's own list under our look: it works with every keyboard, screen reader and phone. */
export function Select({
	label,
	hint,
	error,
	optional,
	isCompact,
	hasHiddenLabel,
	options,
	className,
	id: givenId,
	...props
}: SelectProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	return (
		<Field
			id={id}
			label={label}
			hint={hint}
			error={error}
			optional={optional}
			isCompact={isCompact}
			hasHiddenLabel={hasHiddenLabel}
		>
			<span className="relative block">
				<select
					{...props}
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={classNames(CONTROL_STYLE, "appearance-none pr-11", className)}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value} disabled={option.disabled}>
							{option.label}
						</option>
					))}
				</select>
				<ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5" />
			</span>
		</Field>
	);
}
