"use client";

import {
	addToSavedList,
	createSavedList,
	listSavedLists,
	type SavedList,
	type SavedListHead,
} from "@confiserie/domain/contract/saved-lists";
import { type BoxesOf, LIST_LIMITS } from "@confiserie/domain/customers/saved-list";
import { formatCount } from "@confiserie/domain/format";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "@/lib/api";
import { useAttempt } from "@/lib/use-attempt";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";

const NEW = "new";

interface SaveDialogProps {
	items: readonly BoxesOf[];
	isOpen: boolean;
	onClose: () => void;
}

/** Into which list products go: a new one, or one that is there, in which the larger quantity of each stays. */
export function SaveDialog({ items, isOpen, onClose }: SaveDialogProps) {
	const [lists, setLists] = useState<SavedListHead[]>([]);
	const [target, setTarget] = useState(NEW);
	const [name, setName] = useState("");
	const { act, isBusy, problem, setProblem } = useAttempt();
	const [saved, setSaved] = useState<SavedList | null>(null);
	useEffect(() => {
		if (!isOpen) return;
		setSaved(null);
		setProblem(null);
		const controller = new AbortController();
		// Without them a new list can be made all the same.
		call(listSavedLists, { signal: controller.signal }).then(setLists, () => {});
		return () => controller.abort();
	}, [isOpen, setProblem]);
	const save = (event: FormEvent) => {
		event.preventDefault();
		void act(async () =>
			setSaved(
				target === NEW
					? await call(createSavedList, { body: { name, items: [...items] } })
					: await call(addToSavedList, { params: { id: target }, body: { items } }),
			),
		);
	};
	const missing = saved
		? items.filter(({ productId }) => !saved.items.some((item) => item.productId === productId)).length
		: 0;
	return (
		<Dialog open={isOpen} onClose={onClose} title="Enregistrer comme liste">
			{saved ? (
				<div className="flex flex-col gap-4">
					<Banner tone={missing > 0 ? "warning" : "success"}>
						{`«\u00a0${saved.name}\u00a0» compte ${formatCount(saved.products, "produit")}.`}
						{missing > 0 &&
							` ${formatCount(missing, "produit n'est plus en vente", "produits ne sont plus en vente")}.`}
					</Banner>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href={`/listes/${saved.id}`} onClick={onClose}>
							Voir la liste
						</ButtonLink>
						<Button variant="secondary" onClick={onClose}>
							Fermer
						</Button>
					</div>
				</div>
			) : (
				<form onSubmit={save} className="flex flex-col gap-4">
					{problem && <Banner tone="error">{problem}</Banner>}
					{lists.length > 0 && (
						<Select
							label="Liste"
							value={target}
							onChange={(event) => setTarget(event.target.value)}
							options={[
								{ value: NEW, label: "Nouvelle liste" },
								...lists.map((list) => ({ value: list.id, label: list.name })),
							]}
						/>
					)}
					{target === NEW && (
						<TextField
							label="Nom de la liste"
							hint={"Par exemple «\u00a0Ma saison\u00a0» ou «\u00a0Cinéma du jeudi\u00a0»."}
							value={name}
							maxLength={LIST_LIMITS.nameLength}
							required
							onChange={(event) => setName(event.target.value)}
						/>
					)}
					<Button type="submit" busy={isBusy}>
						Enregistrer {formatCount(items.length, "produit")}
					</Button>
				</form>
			)}
		</Dialog>
	);
}
