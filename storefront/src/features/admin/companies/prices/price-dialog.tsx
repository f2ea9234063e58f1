"use client";

import {
	type CompanyPrice,
	changeCompanyPrice,
	listCompanyPrices,
	readCompanyDiscounts,
} from "@confiserie/domain/contract/company-prices";
import { formatPiecePrice } from "@confiserie/domain/format";
import { ORDER_TYPES, type OrderType, UNITS } from "@confiserie/domain/prices/tier-price";
import { Act, DecimalField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Dialog } from "@/ui/dialog";

const NONE = Object.fromEntries(ORDER_TYPES.map((tier) => [tier, null])) as Record<OrderType, null>;

/** A product sold singly has no box. */
const wordOf = (tier: OrderType) => (tier === "box" ? `${UNITS.box.word} ou à l'unité` : UNITS[tier].word);

interface PriceDialogProps {
	companyId: string;
	price: CompanyPrice;
	onClose: () => void;
}

/** The own prices of a company for a product, a piece, by quantity. */
export function PriceDialog({ companyId, price, onClose }: PriceDialogProps) {
	const params = { id: companyId, productId: price.productId };
	const changes = [listCompanyPrices, readCompanyDiscounts];
	const done = `${price.name} : enregistré`;
	const form = useEditForm(changeCompanyPrice, {
		start: price.own,
		params,
		changes,
		failure: "Le prix n'a pas pu être enregistré. Réessayez.",
		done,
		onSaved: onClose,
	});
	return (
		<Dialog open onClose={onClose} title={price.name} description="Prix propre à l'entreprise, par pièce, TTC">
			<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
				{ORDER_TYPES.map((tier) => {
					const asked = price.catalogue[tier];
					if (asked === null) return null;
					return (
						<DecimalField
							key={tier}
							{...form.field(tier)}
							optional
							label={`La pièce, par ${wordOf(tier)}, en euros`}
							hint={`Catalogue : ${formatPiecePrice(asked)}`}
						/>
					);
				})}
				{ORDER_TYPES.some((tier) => price.own[tier] !== null) && (
					<p>
						<Act
							label="Retirer le prix propre"
							act={() => call(changeCompanyPrice, { params, body: NONE })}
							changes={changes}
							done={done}
							onDone={onClose}
						/>
					</p>
				)}
			</DialogForm>
		</Dialog>
	);
}
