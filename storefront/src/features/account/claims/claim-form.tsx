"use client";

import type { ClaimedLine } from "@confiserie/domain/claim/claim";
import {
	CLAIM_KINDS,
	CLAIM_LIMITS,
	CLAIM_REMEDIES,
	type ClaimKind,
	type ClaimRemedy,
} from "@confiserie/domain/claim/claim-codes";
import { CLAIM_KIND_FACTS, CLAIM_REMEDY_LABELS } from "@confiserie/domain/claim/claim-words";
import type { Claim } from "@confiserie/domain/contract/claims";
import type { Order } from "@confiserie/domain/contract/order";
import { useState } from "react";
import type { FieldMessages } from "@/lib/form-resolver";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { useCheckedForm } from "@/lib/use-checked-form";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { BoxChoice } from "@/ui/box-choice";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import type { ClaimsOf } from "./claims-of";

interface Values {
	kind: ClaimKind | "";
	remedy: ClaimRemedy | "";
	text: string;
	lines: ClaimedLine[];
}

const CHOOSE = { value: "", label: "Choisissez…", disabled: true };
const KINDS = [CHOOSE, ...CLAIM_KINDS.map((value) => ({ value, label: CLAIM_KIND_FACTS[value].label }))];
const REMEDIES = [CHOOSE, ...CLAIM_REMEDIES.map((value) => ({ value, label: CLAIM_REMEDY_LABELS[value] }))];

interface ClaimFormProps {
	order: Order;
	of: ClaimsOf;
	onDone: (claim: Claim) => void;
	onCancel: () => void;
}

/** Reason, boxes, description and wanted remedy. Takes the focus when it opens. */
export function ClaimForm({ order, of, onDone, onCancel }: ClaimFormProps) {
	const [requestId] = useState(randomUuid);
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const { form, submit, isBusy, refusal, field, errorOf } = useCheckedForm<Values>({
		values: { kind: "", remedy: "", text: "", lines: [] },
		validate: faultsOf,
		fields: ["kind", "lines", "text", "remedy"],
		send: async ({ kind, remedy, text, lines: claimed }) => {
			if (kind === "" || remedy === "") return;
			onDone(await of.make({ requestId, kind, remedy, text: text.trim(), lines: claimed }));
		},
		failed: "Votre réclamation n'a pas pu partir. Réessayez dans un instant.",
	});
	const lines = form.watch("lines");
	const linesFault = errorOf("lines");
	return (
		<form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-5">
			<h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
				Votre réclamation
			</h3>
			<Select {...field("kind")} label="Qu'est-ce qui ne va pas&nbsp;?" options={KINDS} />
			<fieldset aria-describedby={linesFault ? "claim-lines-fault" : undefined}>
				<legend className="font-semibold">Articles concernés</legend>
				<ul className="mt-2 divide-y divide-trait rounded-card border border-trait bg-white px-4">
					{order.items.map((item) => (
						<BoxChoice
							key={item.id}
							productName={item.productName}
							piecesPerBox={item.piecesPerBox}
							ordered={item.quantity}
							most={item.quantity}
							boxes={lines.find(({ lineId }) => lineId === item.id)?.boxes ?? 0}
							onBoxes={(count) => form.setValue("lines", withLine(lines, item.id, count))}
						/>
					))}
				</ul>
				{linesFault && (
					<p id="claim-lines-fault" role="alert" className="mt-2 text-sm font-semibold text-rouge">
						{linesFault}
					</p>
				)}
			</fieldset>
			<TextArea
				{...field("text")}
				label="Que s'est-il passé&nbsp;?"
				hint="L'état du colis à l'arrivée, ce que vous avez reçu, le numéro du lot s'il y en a un."
				rows={5}
				maxLength={CLAIM_LIMITS.text}
			/>
			<Select {...field("remedy")} label="Que souhaitez-vous&nbsp;?" options={REMEDIES} />
			<p className="text-sm text-prune">
				L'accusé de réception et nos réponses partent à <strong className="wrap-anywhere">{order.customerEmail}</strong>
				.
			</p>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<div className="flex flex-col gap-3 sm:flex-row">
				<Button type="submit" busy={isBusy} busyLabel="Envoi…">
					Envoyer la réclamation
				</Button>
				<Button variant="secondary" onClick={onCancel} disabled={isBusy}>
					Annuler
				</Button>
			</div>
		</form>
	);
}

/** The lines with another count of one of them; none of 0. */
function withLine(lines: readonly ClaimedLine[], lineId: string, boxes: number): ClaimedLine[] {
	const others = lines.filter((line) => line.lineId !== lineId);
	return boxes > 0 ? [...others, { lineId, boxes }] : others;
}

function faultsOf({ kind, remedy, text, lines }: Values): FieldMessages {
	const isOfGoods = kind !== "" && CLAIM_KIND_FACTS[kind].isOfGoods;
	return {
		...(kind === "" && { kind: "Dites ce qui ne va pas." }),
		...(isOfGoods && lines.length === 0 && { lines: "Choisissez au moins un article." }),
		...(text.trim().length < CLAIM_LIMITS.textLeast && {
			text: "Expliquez en quelques mots, 10 caractères au moins.",
		}),
		...(remedy === "" && { remedy: "Dites ce que vous souhaitez." }),
	};
}
