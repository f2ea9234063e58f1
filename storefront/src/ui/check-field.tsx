import { type ComponentProps, useId } from "react";

/** A box to tick with its label, large enough for a finger. */
export function CheckField({ label, ...props }: ComponentProps<"input"> & { label: string }) {
	const id = useId();
	return (
		<p className="flex min-h-11 items-center gap-3">
			<input type="checkbox" {...props} id={id} className="size-5 shrink-0 accent-framboise" />
			<label htmlFor={id}>{label}</label>
		</p>
	);
}
