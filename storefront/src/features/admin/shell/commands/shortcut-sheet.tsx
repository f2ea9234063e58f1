"use client";
import type { ReactNode } from "react";
import { Dialog } from "@/ui/dialog";
import { SHORTCUTS } from "./shortcuts";
import { useSingleKeys } from "./use-shortcuts";

/** Every shortcut of the back office, and the switch for those of a single key. */
export function ShortcutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
	const [isOn, choose] = useSingleKeys();
	return (
		<Dialog open={open} onClose={onClose} title="Raccourcis clavier">
			<dl className="divide-y divide-trait">
				<Row label="Chercher partout, aller à une page">
					<Key>Ctrl</Key> <Key>K</Key>
				</Row>
				{isOn &&
					SHORTCUTS.map(({ keys, label }) => (
						<Row key={label} label={label}>
							{keys.map((key, index) => (
								<span key={key}>
									{index > 0 && " puis "}
									<Key>{key}</Key>
								</span>
							))}
						</Row>
					))}
			</dl>
			<label className="mt-4 flex min-h-11 items-center gap-3 font-semibold">
				<input
					type="checkbox"
					checked={isOn}
					onChange={({ target }) => choose(target.checked)}
					className="size-5 accent-framboise"
				/>
				Raccourcis sans Ctrl
			</label>
		</Dialog>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="flex items-center justify-between gap-4 py-1.5">
			<dt>{label}</dt>
			<dd className="text-sm whitespace-nowrap text-prune">{children}</dd>
		</div>
	);
}

function Key({ children }: { children: string }) {
	return (
		<kbd className="rounded-sm border border-bordure bg-white px-1.5 py-0.5 font-sans font-bold text-encre">
			{children}
		</kbd>
	);
}
