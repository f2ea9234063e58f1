import type { ReactNode } from "react";

/** What is wrong with something that is no single control. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
	if (!children) return null;
	return (
		<p id={id} role="alert" className="text-sm font-medium text-rouge">
			{children}
		</p>
	);
}
