import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** Content of a banner. */
export interface BannerContent {
	title?: string;
	children?: ReactNode;
	/** A button or link that helps out. */
	action?: ReactNode;
	className?: string;
}

interface BannerFrameProps extends BannerContent {
	role: "alert" | "status";
	/** Classes of its colours. */
	colours: string;
	Icon: LucideIcon;
}

/** The box of every banner. */
export function BannerFrame({ role, colours, Icon, title, children, action, className }: BannerFrameProps) {
	return (
		<div
			role={role}
			className={classNames(
				"flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border-l-[6px] px-4 py-3",
				colours,
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
