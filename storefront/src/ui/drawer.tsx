"use client";
import { Dialog as Base } from "@base-ui/react/dialog";
import { useState } from "react";
import { useBackCloses } from "./back-closes";
import { classNames } from "./class-names";
import { ModalHeader, type ModalProps, ModalRoot } from "./modal";
import { usePressPause } from "./press-pause";

export interface DrawerProps extends ModalProps {
	side?: "left" | "right";
}

/**
 * Modal that slides in from a side, full height: header, scrolling content, sticky footer. On a low screen all of it
 * scrolls, since the footer would leave the content no room. Back closes it.
 */
export function Drawer({
	open,
	onClose,
	onClosed,
	title,
	description,
	children,
	footer,
	side = "right",
	className,
}: DrawerProps) {
	const [popup, setPopup] = useState<HTMLElement | null>(null);
	usePressPause(popup);
	useBackCloses(open, onClose);
	return (
		<ModalRoot open={open} onClose={onClose} onClosed={onClosed}>
			<Base.Popup
				ref={setPopup}
				className={classNames(
					"fixed inset-y-0 z-50 flex w-[min(28rem,100vw)] flex-col bg-papier shadow-drawer outline-none low:overflow-y-auto low:overscroll-contain",
					"transition-[translate,opacity] duration-320 motion-reduce:data-[ending-style]:opacity-0 motion-reduce:data-[starting-style]:opacity-0",
					side === "right"
						? "right-0 sm:rounded-l-card motion-safe:data-[ending-style]:translate-x-full motion-safe:data-[starting-style]:translate-x-full"
						: "left-0 sm:rounded-r-card motion-safe:data-[ending-style]:-translate-x-full motion-safe:data-[starting-style]:-translate-x-full",
					className,
				)}
			>
				<ModalHeader title={title} description={description} />
				<div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 low:flex-[1_0_auto] low:overflow-visible">
					{children}
				</div>
				{footer && <div className="border-t border-trait bg-creme px-6 py-4 sm:rounded-bl-card">{footer}</div>}
			</Base.Popup>
		</ModalRoot>
	);
}
