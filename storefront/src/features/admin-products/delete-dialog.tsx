"use client";

import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { removeProduct } from "@confiserie/domain/contract/products";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, call } from "@/lib/api";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { useToasts } from "@/ui/toasts";
import { productReads } from "./list-products";

/** Asks before a product is deleted, and names it. Shows the server's refusal. */
export function DeleteDialog({ item, onClose }: { item: AdminProductItem; onClose: () => void }) {
	const client = useQueryClient();
	const { success } = useToasts();
	const { mutate, isPending, error } = useMutation({
		mutationFn: () => call(removeProduct, { params: { id: item.id } }),
		onSuccess: () => {
			success(`« ${item.name} » a été supprimé.`);
			void invalidate(client, ...productReads);
			onClose();
		},
	});
	const problem = error instanceof ApiProblem ? error : null;
	return (
		<Dialog
			open
			onClose={onClose}
			title="Supprimer ce produit ?"
			footer={
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="secondary" onClick={onClose}>
						Annuler
					</Button>
					<Button variant="danger" busy={isPending} busyLabel="Suppression…" onClick={() => mutate()}>
						Supprimer
					</Button>
				</div>
			}
		>
			<p>
				<strong>{item.name}</strong> ({item.reference}) disparaîtra de la boutique et du catalogue. Cette suppression
				est définitive.
			</p>
			{error && (
				<Banner
					tone="error"
					className="mt-4"
					title={problem?.message ?? "Le produit n'a pas pu être supprimé. Réessayez dans un instant."}
				>
					{problem?.code === "PRODUCT_IN_ORDERS" &&
						"Vous pouvez le retirer de la vente : modifiez-le et décochez « En vente »."}
				</Banner>
			)}
		</Dialog>
	);
}
