"use client";

import {
	type ChannelProduct,
	changeChannelProduct,
	listChannelProducts,
	type SalesChannel,
} from "@confiserie/domain/contract/channels";
import { formatEuros } from "@confiserie/domain/format";
import { ofABox } from "@confiserie/domain/prices/box-words";
import { unitName } from "@confiserie/domain/prices/tier-price";
import { Act, CheckField, EurosField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Dialog } from "@/ui/dialog";

interface ProductDialogProps {
	channel: SalesChannel;
	product: ChannelProduct;
	onClose: () => void;
}

/** Whether a channel sells a product, and what it asks for a box of it. */
export function ProductDialog({ channel, product, onClose }: ProductDialogProps) {
	const isChoice = channel.assortment === "PRODUCTS";
	const isListed = channel.prices === "LIST";
	const params = { id: channel.id, productId: product.productId };
	const done = `${product.name} : enregistré`;
	const form = useEditForm(changeChannelProduct, {
		start: { ...(isChoice && { isChosen: product.isSold }), ...(isListed && { prices: product.prices }) },
		params,
		changes: [listChannelProducts],
		failure: "Le produit n'a pas pu être enregistré. Réessayez.",
		done,
		onSaved: onClose,
	});
	const { box, layer, pallet } = product.shopPrices;
	return (
		<Dialog open onClose={onClose} title={product.name} description={`Canal ${channel.name}`}>
			<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
				{isChoice && <CheckField {...form.field("isChosen")} label="Vendu par ce canal" />}
				{isListed && (
					<>
						<EurosField
							{...form.field("prices.box")}
							label={`Prix ${ofABox(product)}, en euros TTC`}
							hint={`Boutique : ${formatEuros(box)}`}
						/>
						{layer !== null && (
							<EurosField
								{...form.field("prices.layer")}
								optional
								label={`${unitName(product, "box")}, à partir d'une couche`}
								hint={`Boutique : ${formatEuros(layer)}`}
							/>
						)}
						{pallet !== null && (
							<EurosField
								{...form.field("prices.pallet")}
								optional
								label={`${unitName(product, "box")}, à partir d'une palette`}
								hint={`Boutique : ${formatEuros(pallet)}`}
							/>
						)}
						<p>
							<Act
								label="Reprendre les prix de la boutique"
								act={() => call(changeChannelProduct, { params, body: { prices: null } })}
								changes={[listChannelProducts]}
								done={done}
								onDone={onClose}
							/>
						</p>
					</>
				)}
			</DialogForm>
		</Dialog>
	);
}
