import type { ReactNode } from "react";
import { useArrivalFocus } from "@/lib/use-arrival-focus";

/** In place of a form that was sent. Takes the focus from the button, so that it is announced and Tab continues from here. */
export function DoneNote({ title, children }: { title: string; children: ReactNode }) {
	const heading = useArrivalFocus<HTMLHeadingElement>();
	return (
		<div className="flex flex-col items-start gap-3 rounded-card bg-pistache-clair p-6">
			<h2 ref={heading} tabIndex={-1} className="display text-2xl text-pistache outline-none">
				{title}
			</h2>
			{children}
		</div>
	);
}
