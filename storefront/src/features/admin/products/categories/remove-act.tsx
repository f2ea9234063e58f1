import { type AdminCategory, deleteCategory, listAdminCategories } from "@confiserie/domain/contract/categories";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import { ConfirmAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";

/** The products of a category, drafts included. */
export const productsOf = (code: string): string => `/admin/products?category=${encodeURIComponent(code)}`;

/** Asks before a category is deleted, or names the products that it contains. The server decides. */
export function RemoveAct({ category: { code, name, products } }: { category: AdminCategory }) {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	if (products === 0)
		return (
			<ConfirmAct
				label="Supprimer"
				name={`Supprimer ${name}`}
				title="Supprimer cette catégorie ?"
				confirm="Supprimer la catégorie"
				busyLabel="Suppression…"
				act={() => call(deleteCategory, { params: { code } })}
				changes={[listAdminCategories]}
			>
				{`${name} disparaît des menus de la boutique. Les canaux de vente qui la vendaient gardent leurs autres catégories.`}
			</ConfirmAct>
		);
	return (
		<>
			<Button variant="secondary" size="sm" aria-label={`Supprimer ${name}`} onClick={() => setOpen(true)}>
				Supprimer
			</Button>
			<Dialog
				open={isOpen}
				onClose={close}
				title="Cette catégorie n'est pas vide"
				description={`${formatCount(products, "produit est", "produits sont")} dans ${name}, brouillons compris. Déplacez-les dans une autre catégorie, puis supprimez celle-ci\u00a0; ou masquez-la.`}
			>
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<ButtonLink href={productsOf(code)} className="flex-1">
						Voir ces produits
					</ButtonLink>
					<Button variant="secondary" onClick={close}>
						Fermer
					</Button>
				</div>
			</Dialog>
		</>
	);
}
