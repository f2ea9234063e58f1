"use client";

import {
	changePromotion,
	createPromotion,
	listPromotions,
	type PromotionAnswer,
	pausePromotion,
	readPromotion,
	removePromotion,
} from "@confiserie/domain/contract/promotions";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminHeader, ConfirmDialog, useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { invalidate, keyOf, useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { PromotionForm } from "./promotion-form";
import { StateBadge } from "./state-badge";
import { bodyOf, clearanceOf, EMPTY, valuesOf } from "./values";

const CRUMBS = [{ label: "Promotions", href: "/admin/promotions" }];

const usePromotion = (id: string | undefined) =>
	useOperation(readPromotion, { params: { id: id ?? "" } }, { enabled: id !== undefined, refetchOnWindowFocus: false });

interface NewPromotionPageProps {
	/** The promotion that is copied. */
	from?: string | undefined;
	/** The product whose short lot is to be sold. */
	product?: string | undefined;
}

/** /admin/promotions/new: an empty form, a copy of another promotion, or the clearance of a product. */
export function NewPromotionPage({ from, product }: NewPromotionPageProps) {
	const router = useRouter();
	const client = useQueryClient();
	const { data, error, refetch } = usePromotion(from);
	const empty = product === undefined ? EMPTY : clearanceOf(product);
	const start = from === undefined ? empty : data && { ...valuesOf(data), name: `${data.name} (copie)`, code: "" };
	return (
		<>
			<AdminHeader title="Nouvelle promotion" crumbs={[...CRUMBS, { label: "Nouvelle" }]} />
			{!start && !error && <Skeleton className="h-80" />}
			{!start && error && (
				<RetryBanner title="Impossible de charger la promotion" cause={error} onRetry={() => refetch()} />
			)}
			{start && (
				<PromotionForm
					start={start}
					label="Créer la promotion"
					onSave={async (values) => {
						const { id } = await call(createPromotion, { body: bodyOf(values) });
						await invalidate(client, listPromotions);
						router.push(`/admin/promotions/${encodeURIComponent(id)}`);
					}}
				/>
			)}
		</>
	);
}

/** /admin/promotions/{id}: what a promotion brought, its terms, pause and copy. */
export function PromotionPage({ id }: { id: string }) {
	const { data, error, refetch } = usePromotion(id);
	return (
		<>
			<AdminHeader
				title={data?.name ?? "Promotion"}
				crumbs={[...CRUMBS, { label: data?.name ?? "…" }]}
				actions={data && <Actions promotion={data} />}
			/>
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger la promotion" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<>
					<Results promotion={data} />
					<Edit key={data.version} promotion={data} />
				</>
			)}
		</>
	);
}

function Edit({ promotion }: { promotion: PromotionAnswer }) {
	const client = useQueryClient();
	const mayChange = useMay()("promotions.change");
	const [isSaved, setSaved] = useState(false);
	return (
		<>
			{isSaved && <Banner tone="success" title="Promotion enregistrée. Les commandes déjà passées ne changent pas." />}
			<PromotionForm
				start={valuesOf(promotion)}
				label="Enregistrer"
				isReadOnly={!mayChange}
				onSave={async (values) => {
					setSaved(false);
					const changed = await call(changePromotion, {
						params: { id: promotion.id },
						body: { ...bodyOf(values), version: promotion.version },
					});
					client.setQueryData(keyOf(readPromotion, { params: { id: promotion.id } }), changed);
					void invalidate(client, listPromotions);
					setSaved(true);
				}}
			/>
		</>
	);
}

function Actions({ promotion }: { promotion: PromotionAnswer }) {
	const { id, state, uses } = promotion;
	const router = useRouter();
	const client = useQueryClient();
	const [removed, setRemoved] = useState<PromotionAnswer | null>(null);
	const mayChange = useMay()("promotions.change");
	const { mutate, isPending, error } = useMutation({
		mutationFn: (wanted: "PAUSED" | "ACTIVE") => call(pausePromotion, { params: { id }, body: { state: wanted } }),
		onSuccess: (changed) => {
			client.setQueryData(keyOf(readPromotion, { params: { id } }), changed);
			void invalidate(client, listPromotions);
		},
	});
	if (!mayChange) return null;
	const isPaused = state === "PAUSED";
	return (
		<>
			{error && (
				<p role="alert" className="self-center text-sm text-rouge">
					{error.message}
				</p>
			)}
			{state !== "ENDED" && (
				<Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate(isPaused ? "ACTIVE" : "PAUSED")}>
					{isPaused ? "Reprendre" : "Mettre en pause"}
				</Button>
			)}
			<ButtonLink href={`/admin/promotions/new?from=${encodeURIComponent(id)}`} variant="secondary" size="sm">
				Dupliquer
			</ButtonLink>
			{uses === 0 && (
				<Button variant="ghost" size="sm" onClick={() => setRemoved(promotion)}>
					Supprimer
				</Button>
			)}
			<ConfirmDialog
				row={removed}
				title="Supprimer cette promotion ?"
				describe={({ name }) => `« ${name} » disparaît de la liste et ne s'applique plus. Son code redevient libre.`}
				label="Supprimer la promotion"
				busyLabel="Suppression…"
				act={async () => {
					await call(removePromotion, { params: { id } });
					router.push("/admin/promotions");
				}}
				changes={keyOf(listPromotions)}
				onClose={() => setRemoved(null)}
			/>
		</>
	);
}

function Results({
	promotion: { state, uses, limit, orders, revenueCents, costCents },
}: {
	promotion: PromotionAnswer;
}) {
	const figures = [
		["Utilisations", limit === null ? String(uses) : `${uses} sur ${limit}`],
		["Commandes", formatCount(orders, "commande")],
		["Chiffre d'affaires", formatCents(revenueCents)],
		["Coût", formatCents(costCents)],
	] as const;
	return (
		<section
			aria-label="Résultats"
			className="flex flex-wrap items-center gap-x-8 gap-y-2 rounded-card border border-trait bg-white px-5 py-3"
		>
			<StateBadge state={state} />
			<dl className="flex flex-wrap gap-x-8 gap-y-2">
				{figures.map(([term, value]) => (
					<div key={term}>
						<dt className="text-sm text-prune">{term}</dt>
						<dd className="font-bold">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
