import { type AdminCategory, deleteCategory, listAdminCategories } from "@confiserie/domain/contract/categories";
import { formatCount } from "@confiserie/domain/format";
import { ConfirmDialog } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { productsOf } from "./category-row";

/** Asks before a category is deleted, and names the products that it contains. The server decides. */
export function RemoveDialog({ category, onClose }: { category: AdminCategory | null; onClose: () => void }) {
	const isFull = category !== null && category.products > 0;
	return (
		<>
			<ConfirmDialog
				row={isFull ? null : category}
				title="Supprimer cette catégorie ?"
				describe={({ name }) =>
					`${name} disparaît des menus de la boutique. Les canaux de vente qui la vendaient gardent leurs autres catégories.`
				}
				label="Supprimer la catégorie"
				busyLabel="Suppression…"
				act={({ code }) => call(deleteCategory, { params: { code } })}
				changes={keyOf(listAdminCategories)}
				onClose={onClose}
			/>
			<Dialog
				open={isFull}
				onClose={onClose}
				title="Cette catégorie n'est pas vide"
				description={category ? wordsOf(category) : ""}
			>
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<ButtonLink href={productsOf(category?.code ?? "")} className="flex-1">
						Voir ces produits
					</ButtonLink>
					<Button variant="secondary" onClick={onClose}>
						Fermer
					</Button>
				</div>
			</Dialog>
		</>
	);
}

const wordsOf = ({ name, products }: AdminCategory): string =>
	`${formatCount(products, "produit est", "produits sont")} dans ${name}, brouillons compris. Déplacez-les dans une autre catégorie, puis supprimez celle-ci\u00a0; ou masquez-la.`;
