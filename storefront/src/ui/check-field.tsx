import { type ComponentProps, type ReactNode, useId } from "react";

/** A box to tick with its label, large enough for a finger. */
export function CheckField({ label, hint, ...props }: ComponentProps<"input"> & { label: ReactNode; hint?: string }) {
	const id = useId();
	return (
		<div className="flex min-h-11 items-center gap-3">
			<input
				type="checkbox"
				{...props}
				id={id}
				aria-describedby={hint && `${id}-hint`}
				className="size-5 shrink-0 accent-framboise"
			/>
			<div>
				<label htmlFor={id}>{label}</label>
				{hint && (
					<p id={`${id}-hint`} className="text-sm text-prune">
						{hint}
					</p>
				)}
			</div>
		</div>
	);
}
