"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";

export interface ActionNoticeProps {
	children: ReactNode;
	/** "Annuler", "Voir le panier". */
	actionLabel: string;
	onAction: () => void;
	className?: string;
}

/**
 * Says what just happened to an element that is gone and takes over the focus that it held, so that undoing or
 * following it up is one key away. Give it a `key` of its own for each event.
 */
export function ActionNotice({ children, actionLabel, onAction, className }: ActionNoticeProps) {
	const action = useRef<HTMLButtonElement>(null);
	useEffect(() => action.current?.focus(), []);
	return (
		<div
			role="status"
			className={classNames("flex items-center gap-3 rounded-control bg-encre py-2 pr-2 pl-4 text-papier", className)}
		>
			<p className="min-w-0 flex-1 text-sm">{children}</p>
			<button
				ref={action}
				type="button"
				onClick={onAction}
				className="min-h-11 rounded-control px-3 font-bold text-miel underline underline-offset-4"
			>
				{actionLabel}
			</button>
		</div>
	);
}
