"use client";

import {
	createSavedList,
	listSavedLists,
	readSavedList,
	type SavedList,
	type SavedListHead,
} from "@confiserie/domain/contract/saved-lists";
import { LIST_LIMITS } from "@confiserie/domain/customers/saved-list";
import { formatCount, formatDate } from "@confiserie/domain/format";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { AccountPage } from "@/features/account/navigation";
import { call } from "@/lib/api";
import { useAttempt } from "@/lib/use-attempt";
import { invalidate, useOperation } from "@/lib/use-operation";
import { ActionNotice } from "@/ui/action-notice";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { TextField } from "@/ui/text-field";
import { deleteList } from "./delete-list";

/** /listes: the lists of the account. */
export function ListsPage() {
	return (
		<AccountPage
			title="Mes listes"
			intro="Ce que vous commandez souvent, prêt à mettre au panier. Une liste se crée aussi depuis le panier, une commande ou vos favoris."
		>
			<Lists />
		</AccountPage>
	);
}

function Lists() {
	const client = useQueryClient();
	const router = useRouter();
	const query = useOperation(listSavedLists, {});
	const [name, setName] = useState("");
	const [removed, setRemoved] = useState<SavedList | null>(null);
	const { act: attempt, isBusy, problem } = useAttempt();
	/** The lists are read again after each action. */
	const act = (action: () => Promise<unknown>) =>
		attempt(() => action().finally(() => invalidate(client, listSavedLists)));
	const create = (event: FormEvent) => {
		event.preventDefault();
		void act(async () => router.push(`/listes/${(await call(createSavedList, { body: { name } })).id}`));
	};
	const remove = (id: string) =>
		act(async () => {
			const list = await call(readSavedList, { params: { id } });
			await deleteList(id);
			setRemoved(list);
		});
	const restore = ({ name, items }: SavedList) =>
		act(async () => {
			await call(createSavedList, {
				body: { name, items: items.map(({ productId, quantity }) => ({ productId, quantity })) },
			});
			setRemoved(null);
		});
	return (
		<>
			<form onSubmit={create} className="flex flex-wrap items-end gap-3">
				<div className="min-w-60 flex-1 sm:max-w-md">
					<TextField
						label="Nouvelle liste"
						value={name}
						maxLength={LIST_LIMITS.nameLength}
						required
						onChange={({ target }) => setName(target.value)}
					/>
				</div>
				<Button type="submit" busy={isBusy}>
					Créer
				</Button>
			</form>
			{problem && <Banner tone="error">{problem}</Banner>}
			{removed && (
				<ActionNotice key={removed.id} actionLabel="Annuler" onAction={() => restore(removed)}>
					{`La liste «\u00a0${removed.name}\u00a0» a été supprimée.`}
				</ActionNotice>
			)}
			{query.isError && <RetryBanner title="Impossible de charger vos listes" onRetry={() => query.refetch()} />}
			{query.isPending && <Loading label="Chargement de vos listes…" heights={["h-24"]} />}
			{query.data?.length === 0 && <p className="text-prune">Aucune liste pour l'instant.</p>}
			<ul className="flex flex-col gap-3">
				{query.data?.map((list) => (
					<ListRow key={list.id} list={list} isBusy={isBusy} onRemove={() => remove(list.id)} />
				))}
			</ul>
		</>
	);
}

function ListRow({ list, isBusy, onRemove }: { list: SavedListHead; isBusy: boolean; onRemove: () => void }) {
	const { id, name, products, remindOn, isShared, isOwn } = list;
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-trait bg-white p-4 shadow-card">
			<div className="min-w-0">
				<Link href={`/listes/${id}`} className="text-lg font-bold wrap-anywhere underline-offset-4 hover:underline">
					{name}
				</Link>
				<p className="text-sm text-prune">
					{isShared && "Partagée avec l'entreprise, "}
					{formatCount(products, "produit")}
					{remindOn && `, rappel le ${formatDate(remindOn)}`}
				</p>
			</div>
			{isOwn && (
				<Button variant="danger" size="sm" busy={isBusy} aria-label={`Supprimer\u00a0: ${name}`} onClick={onRemove}>
					Supprimer
				</Button>
			)}
		</li>
	);
}
