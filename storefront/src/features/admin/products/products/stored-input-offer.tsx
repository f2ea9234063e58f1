"use client";

import { formatDateTime } from "@confiserie/domain/format";
import { useEffect, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { dropInput, readInput, type StoredInput } from "./stored-input";
import type { useAutosave } from "./use-autosave";

interface StoredInputOfferProps {
	place: { form: string; owner: string };
	/** Whether the form already shows it, for example after a new sign-in. */
	isShown: (stored: StoredInput) => boolean;
	onResume: (stored: StoredInput) => void;
	/** Once the offer is gone, with the button that had the focus. */
	onDone: () => void;
}

/** Offers what was typed here and never saved, once, when the form opens. */
export function StoredInputOffer({ place: { form, owner }, isShown, onResume, onDone }: StoredInputOfferProps) {
	const [stored, setStored] = useState<StoredInput | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked when the form opens, not when it changes.
	useEffect(() => {
		const found = owner === "" ? null : readInput({ form, owner });
		if (found) setStored(found);
	}, [owner]);
	useEffect(() => {
		if (!stored || !isShown(stored)) return;
		dropInput(stored.instance);
		setStored(null);
	});
	if (!stored || isShown(stored)) return null;
	const close = () => {
		dropInput(stored.instance);
		setStored(null);
		onDone();
	};
	return (
		<Banner tone="info" title={`Une saisie du ${formatDateTime(stored.at)} n'a pas été enregistrée.`}>
			<p className="mt-1 mb-2">Elle est gardée sur cet appareil.</p>
			<div className="flex flex-wrap gap-2">
				<Button
					size="sm"
					onClick={() => {
						onResume(stored);
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

/** State of the latest changes, announced politely and sticky, since the form spans several screens. */
export function SaveStateLine({ state }: Pick<ReturnType<typeof useAutosave>, "state">) {
	const { isSaving, savedAt, storedOnly } = state;
	return (
		<p
			role="status"
			className="sticky bottom-3 z-10 self-start rounded-control border border-trait bg-white px-3 py-1.5 text-sm text-prune shadow-card empty:hidden"
		>
			{storedOnly && `Gardé sur cet appareil\u00a0: ${storedOnly}`}
			{!storedOnly && isSaving && "Enregistrement du brouillon…"}
			{!storedOnly && savedAt && `Brouillon enregistré à ${formatDateTime(savedAt).slice(-5)}`}
		</p>
	);
}
