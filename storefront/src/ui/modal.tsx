"use client";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { iconButtonStyle } from "./icon-button";

export interface ModalProps {
	open: boolean;
	onClose: () => void;
	/** Called once the exit animation is over. */
	onClosed?: () => void;
	title: string;
	description?: ReactNode;
	children: ReactNode;
	footer?: ReactNode;
	className?: string;
}

/** Shared shell of dialogs and drawers: the portal and the dimmed page behind. */
export function ModalRoot({
	open,
	onClose,
	onClosed,
	children,
}: Pick<ModalProps, "open" | "onClose" | "onClosed" | "children">) {
	// One that is open when it first appears would have nothing to come in from: it opens after that.
	const [isThere, setThere] = useState(false);
	useEffect(() => setThere(true), []);
	return (
		<Base.Root
			open={open && isThere}
			onOpenChange={(next) => !next && onClose()}
			onOpenChangeComplete={(next) => !next && onClosed?.()}
		>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-40 bg-encre/55 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
				{children}
			</Base.Portal>
		</Base.Root>
	);
}

export function ModalHeader({ title, description }: Pick<ModalProps, "title" | "description">) {
	return (
		<div className="flex items-start gap-4 px-6 pt-5 pb-4">
			<div className="min-w-0 flex-1">
				<Base.Title className="display text-2xl">{title}</Base.Title>
				{description && <Base.Description className="mt-1 text-sm text-prune">{description}</Base.Description>}
			</div>
			<Base.Close aria-label="Fermer" className={iconButtonStyle()}>
				<X aria-hidden="true" className="size-5" />
			</Base.Close>
		</div>
	);
}
