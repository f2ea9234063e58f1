import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
	/** Accessible name; the icon has none. */
	label: string;
	children: ReactNode;
	tone?: "soft" | "plain";
}

/** Round 44 px button holding one icon. */
export function IconButton({ label, children, tone = "soft", className, ...props }: IconButtonProps) {
	return (
		<button type="button" {...props} aria-label={label} className={iconButtonStyle(tone, className)}>
			{children}
		</button>
	);
}

/** Look of an icon button, for links that look like one. */
export function iconButtonStyle(tone: "soft" | "plain" = "soft", className?: string): string {
	return classNames(
		"relative inline-grid size-11 shrink-0 place-items-center rounded-full dense-icon text-encre transition-[background-color,color,scale] duration-120 active:scale-95",
		"disabled:cursor-not-allowed disabled:opacity-60",
		tone === "soft" ? "bg-dragee hover:bg-framboise hover:text-white" : "hover:bg-dragee",
		className,
	);
}
