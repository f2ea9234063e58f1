import type { ComponentProps } from "react";

/** A field that only bots fill in; what they send is not stored. */
export function Honeypot(props: ComponentProps<"input">) {
	return (
		<div hidden aria-hidden="true">
			<label>
				Site web
				<input {...props} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
