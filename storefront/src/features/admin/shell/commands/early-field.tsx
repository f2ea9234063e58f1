"use client";
import { Search } from "lucide-react";

interface EarlyFieldProps {
	text: string;
	onText: (text: string) => void;
	onClose: () => void;
}

/** The palette's field, focused at once: buffers the input until the palette has loaded. */
export function EarlyField({ text, onText, onClose }: EarlyFieldProps) {
	return (
		<div
			onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
			className="fixed inset-0 z-50 flex items-start justify-center bg-encre/55 p-4 pt-[10vh]"
		>
			<div className="flex w-full max-w-xl items-center gap-3 rounded-card bg-papier pr-2 pl-4 shadow-drawer">
				<Search aria-hidden="true" className="size-5 shrink-0 text-prune" />
				<input
					// biome-ignore lint/a11y/noAutofocus: it replaces the opening dialog, which takes the focus too.
					autoFocus
					aria-label="Chercher partout"
					maxLength={200}
					value={text}
					onChange={({ target }) => onText(target.value)}
					onKeyDown={({ key }) => key === "Escape" && onClose()}
					className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none"
				/>
			</div>
		</div>
	);
}
