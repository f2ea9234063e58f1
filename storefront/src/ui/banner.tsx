import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

const TONES = {
	error: { style: "border-rouge bg-rouge-clair text-rouge", Icon: CircleAlert },
	warning: { style: "border-caramel bg-caramel-clair text-caramel", Icon: TriangleAlert },
	success: { style: "border-pistache bg-pistache-clair text-pistache", Icon: CircleCheck },
	info: { style: "border-myrtille bg-myrtille-clair text-myrtille", Icon: Info },
} as const;

export interface BannerProps {
	tone: keyof typeof TONES;
	title?: string;
	children?: ReactNode;
	/** A button or link that helps out. */
	action?: ReactNode;
	className?: string;
}

/** Message of a page or a form. An error interrupts a screen reader, the others wait their turn. */
export function Banner({ tone, title, children, action, className }: BannerProps) {
	const { style, Icon } = TONES[tone];
	return (
		<div
			role={tone === "error" ? "alert" : "status"}
			className={classNames(
				"flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border-l-[6px] px-4 py-3",
				style,
				className,
			)}
		>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			<div className="min-w-48 flex-1">
				{title && <p className="font-bold">{title}</p>}
				{children && <div className="text-encre">{children}</div>}
			</div>
			{action}
		</div>
	);
}
