import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const BASE =
	"relative inline-flex items-center justify-center gap-2 rounded-control text-center font-bold no-underline select-none " +
	"transition-[translate,box-shadow,background-color,color] duration-120 " +
	"disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const VARIANTS: Record<ButtonVariant, string> = {
	primary:
		"bg-framboise text-white shadow-press hover:bg-framboise-fonce active:translate-y-[3px] active:shadow-none " +
		"disabled:translate-y-0 disabled:bg-trait disabled:text-prune disabled:shadow-none",
	secondary:
		"border-[1.5px] border-bordure bg-white text-encre shadow-press-light hover:border-framboise hover:bg-dragee " +
		"active:translate-y-[3px] active:shadow-none disabled:translate-y-0 disabled:bg-creme disabled:text-prune disabled:shadow-none",
	ghost: "text-framboise-fonce hover:bg-dragee active:bg-trait disabled:text-prune",
	danger:
		"border-[1.5px] border-rouge bg-white text-rouge hover:bg-rouge-clair active:translate-y-[2px] disabled:border-bordure disabled:text-prune",
};

const SIZES: Record<ButtonSize, string> = {
	sm: "min-h-11 px-4 py-1.5 text-sm dense-sm",
	md: "min-h-12 px-6 py-2 text-base dense-md",
	lg: "min-h-14 px-8 py-2 text-lg",
};

/** Look shared by buttons and by links that look like one. */
export function buttonStyle(variant: ButtonVariant = "primary", size: ButtonSize = "md", className?: string): string {
	return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}
