import type { ReactNode } from "react";
import { classNames } from "./class-names";

const TONES = {
	neutral: "bg-creme text-prune",
	selected: "bg-dragee text-framboise-fonce",
	success: "bg-pistache-clair text-pistache",
	warning: "bg-caramel-clair text-caramel",
	danger: "bg-rouge-clair text-rouge",
	info: "bg-myrtille-clair text-myrtille",
} as const;
export type Tone = keyof typeof TONES;

/** Short word on a tinted ground: a status, a saving. */
export function Badge({
	tone = "neutral",
	className,
	children,
}: {
	tone?: Tone;
	className?: string;
	children: ReactNode;
}) {
	return (
		<span
			className={classNames(
				"inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-bold whitespace-nowrap",
				TONES[tone],
				className,
			)}
		>
			{children}
		</span>
	);
}

/** Count in a disc on an icon. Decorative: the control's accessible name must contain the count. */
export function CountBadge({ count, animationKey }: { count: number; animationKey?: string | number }) {
	if (count <= 0) return null;
	return (
		<span
			key={animationKey}
			aria-hidden="true"
			className={classNames(
				"absolute -top-1 -right-1 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-framboise px-1 text-xs font-bold text-white ring-2 ring-papier",
				animationKey !== undefined && "animate-bump",
			)}
		>
			{count > 999 ? "999+" : count}
		</span>
	);
}
