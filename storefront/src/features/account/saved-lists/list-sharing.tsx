"use client";

import { readCompany } from "@confiserie/domain/contract/companies";
import type { ListUpdate, SavedList } from "@confiserie/domain/contract/saved-lists";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";

interface ListSharingProps {
	list: SavedList;
	isBusy: boolean;
	onSave: (changes: Partial<ListUpdate>, done: string) => Promise<boolean>;
}

/** Shares a list with the caller's company, or takes it back if it is the caller's; nothing for a customer who has none. */
export function ListSharing({ list: { isShared, isOwn }, isBusy, onSave }: ListSharingProps) {
	const { data } = useOperation(readCompany, {});
	if (!data?.company) return null;
	const { company } = data.company;
	return (
		<section aria-labelledby="partage" className="flex flex-col items-start gap-3">
			<h2 id="partage" className="display text-xl">
				Partage
			</h2>
			<p className="text-prune">
				{isShared
					? `Tous les membres de ${company} voient et modifient cette liste.`
					: `Partagée, cette liste est à tous les membres de ${company}, et son rappel s'arrête.`}
			</p>
			{isOwn ? (
				<Button
					variant="secondary"
					busy={isBusy}
					onClick={() =>
						void onSave(
							{ isShared: !isShared },
							isShared ? "Cette liste n'est plus qu'à vous." : "Liste partagée avec l'entreprise.",
						)
					}
				>
					{isShared ? "Ne plus partager" : "Partager avec l'entreprise"}
				</Button>
			) : (
				<p className="text-prune">Elle est à un collègue&nbsp;: lui seul la supprime ou cesse de la partager.</p>
			)}
		</section>
	);
}
