"use client";

import {
	changePromotion,
	createPromotion,
	listPromotions,
	type PromotionAnswer,
	type PromotionBody,
	pausePromotion,
	readPromotion,
	removePromotion,
} from "@confiserie/domain/contract/promotions";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { useRouter } from "next/navigation";
import { Act, ConfirmAct, Detail, DetailPage, type EditFormState, Figures, useEditForm } from "@/features/admin/kit";
import { AdminHeader, useMay } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { ButtonLink } from "@/ui/button-link";
import { bodyOf, EMPTY, PromotionForm } from "./promotion-form";
import { StateBadge } from "./state-badge";

const LIST = { label: "Promotions", href: "/admin/promotions" };
const FAILURE = "Impossible de charger la promotion";
const addressOf = (id: string) => `/admin/promotions/${encodeURIComponent(id)}`;

interface NewPromotionPageProps {
	/** The promotion that is copied. */
	from?: string | undefined;
	/** The product whose short lot is to be sold. */
	product?: string | undefined;
}

/** /admin/promotions/new: an empty form, a copy of another promotion, or the clearance of a product. */
export function NewPromotionPage({ from, product }: NewPromotionPageProps) {
	return (
		<>
			<AdminHeader title="Nouvelle promotion" crumbs={[LIST, { label: "Nouvelle" }]} />
			{from ? (
				<Detail operation={readPromotion} input={{ params: { id: from } }} failure={FAILURE}>
					{(copied) => <New start={{ ...bodyOf(copied), name: `${copied.name} (copie)`, code: "" }} />}
				</Detail>
			) : (
				<New start={product === undefined ? EMPTY : clearanceOf(product)} />
			)}
		</>
	);
}

/** The promotion of a product whose date is near. */
const clearanceOf = (productId: string): PromotionBody => ({
	...EMPTY,
	...{ name: "Date courte", isAutomatic: true, benefit: { kind: "percentage", percent: 20 } },
	target: { ...EMPTY.target, productIds: [productId] },
});

function New({ start }: { start: PromotionBody }) {
	const router = useRouter();
	const form = useEditForm(createPromotion, {
		start,
		changes: [listPromotions],
		failure: "La promotion n'a pas pu être enregistrée. Réessayez.",
		onSaved: ({ id }) => router.push(addressOf(id)),
	});
	return <PromotionForm form={form} label="Créer la promotion" />;
}

/** /admin/promotions/{id}: what a promotion brought, its terms, pause and copy. */
export function PromotionPage({ id }: { id: string }) {
	const mayChange = useMay()("promotions.change");
	return (
		<DetailPage
			operation={readPromotion}
			input={{ params: { id } }}
			list={LIST}
			kind="Promotion"
			title={({ name }) => name}
			acts={(promotion) => mayChange && <Acts promotion={promotion} />}
			failure={FAILURE}
		>
			{(promotion) => (
				<>
					<Results promotion={promotion} />
					<Edit promotion={promotion} isReadOnly={!mayChange} />
				</>
			)}
		</DetailPage>
	);
}

function Edit({ promotion, isReadOnly }: { promotion: PromotionAnswer; isReadOnly: boolean }) {
	const { id, version } = promotion;
	const form = useEditForm(changePromotion, {
		start: { ...bodyOf(promotion), version },
		params: { id },
		reads: readPromotion,
		changes: [listPromotions],
		failure: "La promotion n'a pas pu être enregistrée. Réessayez.",
	});
	return (
		<PromotionForm form={form as unknown as EditFormState<PromotionBody>} label="Enregistrer" isReadOnly={isReadOnly} />
	);
}

function Acts({ promotion: { id, name, state, uses } }: { promotion: PromotionAnswer }) {
	const router = useRouter();
	const wanted = state === "PAUSED" ? "ACTIVE" : "PAUSED";
	return (
		<>
			{state !== "ENDED" && (
				<Act
					label={state === "PAUSED" ? "Reprendre" : "Mettre en pause"}
					act={() => call(pausePromotion, { params: { id }, body: { state: wanted } })}
					changes={[readPromotion, listPromotions]}
				/>
			)}
			<ButtonLink href={`/admin/promotions/new?from=${encodeURIComponent(id)}`} variant="secondary" size="sm">
				Dupliquer
			</ButtonLink>
			{uses === 0 && (
				<ConfirmAct
					label="Supprimer"
					variant="ghost"
					title="Supprimer cette promotion ?"
					confirm="Supprimer la promotion"
					busyLabel="Suppression…"
					act={() => call(removePromotion, { params: { id } })}
					changes={[listPromotions]}
					onDone={() => router.push(LIST.href)}
				>
					{`« ${name} » disparaît de la liste et ne s'applique plus. Son code redevient libre.`}
				</ConfirmAct>
			)}
		</>
	);
}

function Results({
	promotion: { state, uses, limit, orders, revenueCents, costCents },
}: {
	promotion: PromotionAnswer;
}) {
	return (
		<Figures
			badge={<StateBadge state={state} />}
			figures={{
				Utilisations: limit === null ? String(uses) : `${uses} sur ${limit}`,
				Commandes: formatCount(orders, "commande"),
				"Chiffre d'affaires": formatCents(revenueCents),
				Coût: formatCents(costCents),
			}}
		/>
	);
}
