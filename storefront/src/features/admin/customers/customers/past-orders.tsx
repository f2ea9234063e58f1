"use client";

import { importPastOrders } from "@confiserie/domain/contract/customers";
import { PAST_ORDERS_LIST } from "@confiserie/domain/orders/past-orders";
import { type ImportDefinition, ImportDialog, importForm } from "@/features/admin/products/imports";
import { call } from "@/lib/api";
import { RadioCard } from "@/ui/radio-card";

type Unit = "BOX" | "PIECE";
const UNITS: Record<Unit, string> = { BOX: "Des cartons", PIECE: "Des pièces" };

const PAST_ORDERS: ImportDefinition<Unit, never, never> = {
	kind: "customers",
	title: "Importer des commandes passées",
	description: `Chaque client qui a un compte trouve la liste «\u00a0${PAST_ORDERS_LIST}\u00a0» pour recommander. Aucune commande ni facture n'est créée.`,
	hint: "Un export des commandes de Shopify, WooCommerce ou PrestaShop, une ligne par article : e-mail du client, date, référence, quantité.",
	asked: "BOX",
	Questions: ({ asked, onChange }) => (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-semibold">Ce que comptent les quantités du fichier</legend>
			{(Object.keys(UNITS) as Unit[]).map((unit) => (
				<RadioCard key={unit} name="unit" isChosen={unit === asked} onChoose={() => onChange(unit)}>
					{UNITS[unit]}
				</RadioCard>
			))}
		</fieldset>
	),
	send: ({ file, asked: unit, dryRun }) =>
		call(importPastOrders, { query: { unit, dryRun: dryRun ? "true" : "false" }, form: importForm(file) }),
	changes: [],
	noun: "liste",
};

/** Orders of a former shop become lists to order again from. */
export const PastOrdersDialog = ({ onClose }: { onClose: () => void }) => (
	<ImportDialog definition={PAST_ORDERS} onClose={onClose} />
);
