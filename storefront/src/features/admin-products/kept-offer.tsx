"use client";

import { formatDateTime } from "@confiserie/domain/format";
import { useEffect, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { dropInput, type KeptInput, readInput } from "./kept-input";
import type { SaveState } from "./use-autosave";

interface KeptOfferProps {
	place: { form: string; owner: string };
	/** Whether the form shows it already, for example after the session was opened again. */
	isShown: (kept: KeptInput) => boolean;
	onResume: (kept: KeptInput) => void;
	/** Once the offer is gone, with the button that had the focus. */
	onDone: () => void;
}

/** Offers what was typed here and never saved, once, when the form opens. */
export function KeptOffer({ place: { form, owner }, isShown, onResume, onDone }: KeptOfferProps) {
	const [kept, setKept] = useState<KeptInput | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked when the form opens, not when it changes.
	useEffect(() => {
		const found = owner === "" ? null : readInput({ form, owner });
		if (found) setKept(found);
	}, [owner]);
	useEffect(() => {
		if (!kept || !isShown(kept)) return;
		dropInput(kept.instance);
		setKept(null);
	});
	if (!kept || isShown(kept)) return null;
	const close = () => {
		dropInput(kept.instance);
		setKept(null);
		onDone();
	};
	return (
		<Banner tone="info" title={`Une saisie du ${formatDateTime(kept.at)} n'a pas été enregistrée.`}>
			<p className="mt-1 mb-2">Elle est gardée sur cet appareil.</p>
			<div className="flex flex-wrap gap-2">
				<Button
					size="sm"
					onClick={() => {
						onResume(kept);
						close();
					}}
				>
					Reprendre la saisie
				</Button>
				<Button size="sm" variant="secondary" onClick={close}>
					L'oublier
				</Button>
			</div>
		</Banner>
	);
}

/** What became of the latest changes, said politely, and in sight wherever one types in a form of several screens. */
export function SaveStateLine({ state }: { state: SaveState }) {
	return (
		<p
			role="status"
			className="sticky bottom-3 z-10 self-start rounded-control border border-trait bg-white px-3 py-1.5 text-sm text-prune shadow-card empty:hidden"
		>
			{textOf(state)}
		</p>
	);
}

function textOf(state: SaveState): string {
	if (state.kind === "saving") return "Enregistrement du brouillon…";
	if (state.kind === "saved") return `Brouillon enregistré à ${formatDateTime(state.at).slice(-5)}`;
	return state.kind === "kept" ? `Gardé sur cet appareil\u00a0: ${state.why}` : "";
}
