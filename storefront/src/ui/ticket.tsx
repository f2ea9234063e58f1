import type { ReactNode } from "react";
import { classNames } from "./class-names";

const TONES = {
	miel: "bg-miel text-encre",
	framboise: "bg-framboise text-white",
	encre: "bg-encre text-dragee",
} as const;

/** Notched price ticket with its punched hole. */
export function Ticket({
	tone = "miel",
	className,
	children,
}: {
	tone?: keyof typeof TONES;
	className?: string;
	children: ReactNode;
}) {
	return (
		<span
			className={classNames(
				"ticket inline-block py-1 pr-3 pl-6 text-sm font-bold whitespace-nowrap",
				TONES[tone],
				className,
			)}
		>
			{children}
		</span>
	);
}
