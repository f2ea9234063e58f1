"use client";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { iconButtonStyle } from "./icon-button";
import { usePressPause } from "./press-pause";
import { useTypedInput } from "./typed-input";

/** Few dialogs of the shop are typed in: its code comes with the first input. */
const LeaveGuard = lazy(() => import("./leave-guard"));

export interface DialogProps {
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

/**
 * Modal in the middle of the page: focus trap, Esc, page inert and not scrollable, focus returns on close. Esc, "Fermer", Back
 * and links ask before typed input is lost; a second press does not act on what the first one brought.
 */
export function Dialog({ open, onClose, onClosed, title, description, children, footer, className }: DialogProps) {
	const [popup, setPopup] = useState<HTMLElement | null>(null);
	/** What loses the input, once that is confirmed. */
	const [leave, setLeave] = useState<(() => void) | null>(null);
	const { isDirty, isTyped } = useTypedInput(popup);
	const [isGuarded, setGuarded] = useState(false);
	if (isDirty && !isGuarded) setGuarded(true);
	const ask = (next: () => void) => (isTyped() ? setLeave(() => next) : next());
	usePressPause(popup);
	return (
		<ModalRoot open={open} onClose={() => ask(onClose)} onClosed={onClosed}>
			{isGuarded && (
				<Suspense fallback={null}>
					<LeaveGuard isDirty={isDirty} ask={ask} />
				</Suspense>
			)}
			{leave && (
				<LeaveQuestion
					isOpen
					onStay={() => setLeave(null)}
					onLeave={() => {
						setLeave(null);
						leave();
					}}
				/>
			)}
			<Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
				<Base.Popup
					ref={setPopup}
					className={classNames(
						"w-full max-w-lg rounded-card bg-papier shadow-drawer outline-none transition-[opacity,scale] duration-200",
						"data-[ending-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:scale-95 data-[starting-style]:opacity-0",
						className,
					)}
				>
					<ModalHeader title={title} description={description} />
					<div className="px-6 pb-6">{children}</div>
					{footer && <div className="border-t border-trait px-6 py-4">{footer}</div>}
				</Base.Popup>
			</Base.Viewport>
		</ModalRoot>
	);
}

interface LeaveQuestionProps {
	isOpen: boolean;
	onStay: () => void;
	onLeave: () => void;
}

/** Asks before what was typed is lost. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onStay}
			title="Quitter sans enregistrer&nbsp;?"
			description="Vos modifications ne sont pas enregistrées."
		>
			<div className="flex flex-wrap gap-3">
				<Button onClick={onStay}>Continuer la modification</Button>
				<Button variant="danger" onClick={onLeave}>
					Quitter sans enregistrer
				</Button>
			</div>
		</Dialog>
	);
}

/** Shared shell of dialogs and drawers: the portal and the dimmed page behind. */
export function ModalRoot({
	open,
	onClose,
	onClosed,
	children,
}: Pick<DialogProps, "open" | "onClose" | "onClosed" | "children">) {
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

export function ModalHeader({ title, description }: Pick<DialogProps, "title" | "description">) {
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
