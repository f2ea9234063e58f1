"use client";
import { Dialog as Base } from "@base-ui/react/dialog";
import { useState } from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import { LeaveGuard } from "./leave-guard";
import { ModalHeader, type ModalProps, ModalRoot } from "./modal";
import { usePressPause } from "./press-pause";
import { useTypedInput } from "./typed-input";

/**
 * Modal in the middle of the page: focus trap, Esc, page inert and not scrollable, focus returns on close. Esc, "Fermer", Back
 * and links ask before typed input is lost; a second press does not act on what the first one brought. While a button is busy
 * it stays open: what becomes of the act is said there.
 */
export function Dialog({ open, onClose, onClosed, title, description, children, footer, className }: ModalProps) {
	const [popup, setPopup] = useState<HTMLElement | null>(null);
	/** What loses the input, once that is confirmed. */
	const [leave, setLeave] = useState<(() => void) | null>(null);
	// What it was opened for may be forgotten while it closes: it has a name until then.
	const [name, setName] = useState(title);
	if (open && name !== title) setName(title);
	const { isDirty, isTyped } = useTypedInput(popup);
	const ask = (next: () => void) => (isTyped() ? setLeave(() => next) : next());
	const isActing = () => popup?.querySelector("button[aria-busy]");
	usePressPause(popup);
	return (
		<ModalRoot open={open} onClose={() => isActing() || ask(onClose)} onClosed={onClosed}>
			<LeaveGuard isDirty={isDirty} ask={ask} />
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
					<ModalHeader title={open ? title : name} description={description} />
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
