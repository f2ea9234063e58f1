import type { LucideIcon } from "lucide-react";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";

/** A figure above the list of orders. */
export interface Figure {
	label: string;
	value: string;
	detail?: string;
	Icon: LucideIcon;
	/** It asks for something to be done, and this leads there; in place of the detail. */
	todo?: { label: string; href: string };
	/** Of today or this week: left out of the line on a narrow screen. */
	isRecent?: boolean;
}

/** The figure in a line. */
export function FigureItem({ figure: { label, value, detail, todo, isRecent } }: { figure: Figure }) {
	return (
		<li className={classNames("text-sm whitespace-nowrap", isRecent && "max-md:hidden")}>
			<span className="text-prune">{label}</span>{" "}
			<span className={classNames("font-bold", todo && "text-caramel")}>{value}</span>
			{todo && (
				<>
					{" "}
					<Link href={todo.href} className="font-semibold text-caramel underline underline-offset-2">
						{todo.label}
					</Link>
				</>
			)}
			{isRecent && <span className="text-prune max-xl:sr-only">{` ${detail}`}</span>}
		</li>
	);
}

/** The figure as a card of a grid. */
export function FigureCard({ figure: { label, value, detail, Icon, todo } }: { figure: Figure }) {
	return (
		<li
			className={classNames(
				"relative flex min-w-0 flex-col gap-0.5 rounded-card border px-3 py-3",
				todo ? "border-caramel bg-caramel-clair text-caramel" : "border-trait bg-white",
			)}
		>
			<p className={classNames("flex items-center gap-2 text-sm font-semibold", !todo && "text-prune")}>
				<Icon aria-hidden="true" className={classNames("size-4.5 shrink-0", !todo && "text-framboise")} />
				{label}
			</p>
			<p className="display text-lg text-encre">{value}</p>
			{todo ? (
				<Link href={todo.href} className="text-sm font-semibold underline after:absolute after:inset-0">
					{todo.label}
				</Link>
			) : (
				detail && <p className="text-sm text-prune">{detail}</p>
			)}
		</li>
	);
}
