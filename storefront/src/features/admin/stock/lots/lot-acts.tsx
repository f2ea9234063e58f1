"use client";

import { blockLot, type Lot, type LotRemoval, removeFromLot, unblockLot } from "@confiserie/domain/contract/lots";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useState } from "react";
import { TextField, useEditForm, WholeField } from "@/features/admin/kit";
import { DialogForm, May } from "@/features/admin/shell";
import { randomUuid } from "@/lib/uuid";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

type Act = "block" | "unblock" | LotRemoval;

const ACTS: Record<Act, { label: string; busyLabel: string; describe: string }> = {
	block: {
		label: "Bloquer ce lot",
		busyLabel: "Blocage…",
		describe: "Il n'est plus vendu, préparé ni expédié. Le stock du produit baisse d'autant.",
	},
	unblock: {
		label: "Remettre en vente",
		busyLabel: "Enregistrement…",
		describe: "Ce qui en est retenu revient en stock et peut partir.",
	},
	LOSS: {
		label: "Mettre en perte",
		busyLabel: "Enregistrement…",
		describe: "Ce qui n'est plus là : détruit, abîmé ou donné.",
	},
	SUPPLIER: {
		label: "Rendre au fournisseur",
		busyLabel: "Enregistrement…",
		describe: "Ce qui n'est plus là : le fournisseur l'a repris.",
	},
};

/** Acts on the boxes of a lot that are there: withhold them, sell them again, take them out of the stock. */
export function LotActs({ lot, isBlockOnly = false }: { lot: Lot; isBlockOnly?: boolean }) {
	const [act, setAct] = useState<Act | null>(null);
	const there = lot.boxes + lot.withheld;
	const canSell = !lot.isUnsafe && (lot.blockedAt !== null || lot.withheld > 0);
	const offered: Act[] = [
		...(lot.blockedAt === null ? (["block"] as const) : []),
		...(there > 0 ? (["LOSS", "SUPPLIER"] as const) : []),
		...(canSell ? (["unblock"] as const) : []),
	];
	return (
		<May permission="stock.change">
			<div className="flex flex-wrap gap-2">
				{offered
					.filter((one) => !isBlockOnly || one === "block")
					.map((one) => (
						<Button
							key={one}
							size="sm"
							variant={one === "block" && !isBlockOnly ? "primary" : "secondary"}
							aria-label={`${ACTS[one].label} : ${lotWords(lot)}`}
							onClick={() => setAct(one)}
						>
							{ACTS[one].label}
						</Button>
					))}
			</div>
			<Dialog
				open={act !== null}
				onClose={() => setAct(null)}
				title={act ? ACTS[act].label : ""}
				description={`${lotWords(lot)}. ${act ? ACTS[act].describe : ""}`}
			>
				{act && <ActForm lot={lot} act={act} onClose={() => setAct(null)} />}
			</Dialog>
		</May>
	);
}

function ActForm({ lot, act, onClose }: { lot: Lot; act: Act; onClose: () => void }) {
	const there = lot.boxes + lot.withheld;
	const [key] = useState(randomUuid);
	const reason = lot.isUnsafe && act === "LOSS" ? "DLC passée" : "";
	const isRemoval = act === "LOSS" || act === "SUPPLIER";
	const form = useEditForm(isRemoval ? removeFromLot : act === "block" ? blockLot : unblockLot, {
		start: isRemoval ? { reason, key, boxes: there, kind: act } : { reason },
		params: { id: lot.id },
		changes: "everything",
		failure: "Rien n'a pu être enregistré. Réessayez.",
		check: (sent) => ({
			boxes: "boxes" in sent && sent.boxes > there && `De 1 à ${formatBoxes(there, lot)}.`,
		}),
		onSaved: onClose,
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={ACTS[act].label}
			busyLabel={ACTS[act].busyLabel}
		>
			{isRemoval && <WholeField {...form.field("boxes")} label={boxesLabel(lot)} />}
			<TextField {...form.field("reason")} label="Motif" maxLength={200} />
		</DialogForm>
	);
}
