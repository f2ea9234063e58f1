"use client";

import {
	changeSavedList,
	type ListUpdate,
	readSavedList,
	type SavedList,
} from "@confiserie/domain/contract/saved-lists";
import { LIST_LIMITS } from "@confiserie/domain/customers/saved-list";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { boxWord, theBox } from "@confiserie/domain/prices/tier-price";
import { readQuantity } from "@confiserie/domain/quick-order/read-lines";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { RequireLogin } from "@/features/account/auth";
import { ReorderButton } from "@/features/account/reorder";
import { AccountQueries } from "@/lib/account-queries";
import { ApiProblem, call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { wordsOf } from "@/lib/words-of";
import { Banner } from "@/ui/banner";
import { Breadcrumb } from "@/ui/breadcrumb";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { CONTROL_STYLE } from "@/ui/field";
import { IconButton } from "@/ui/icon-button";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { TextField } from "@/ui/text-field";
import { ListReminder } from "./list-reminder";
import { ListSharing } from "./list-sharing";

/** /listes/{id}: a list, changed where it stands, ordered again as a whole or in part. */
export function ListPage({ id }: { id: string }) {
	return (
		<RequireLogin>
			<AccountQueries>
				<List id={id} />
			</AccountQueries>
		</RequireLogin>
	);
}

function List({ id }: { id: string }) {
	const client = useQueryClient();
	const query = useOperation(readSavedList, { params: { id } });
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [saving, setSaving] = useState<Partial<ListUpdate> | null>(null);
	const isBusy = saving !== null;
	const [notice, setNotice] = useState<{ tone: "success" | "error"; text: string } | null>(null);
	const list = query.data;
	if (query.error instanceof ApiProblem && query.error.status === 404)
		return (
			<EmptyState
				headingLevel={1}
				title="Cette liste n'existe pas"
				action={<ButtonLink href="/listes">Mes listes</ButtonLink>}
			/>
		);
	if (query.isError) return <RetryBanner title="Impossible de charger la liste" onRetry={() => query.refetch()} />;
	if (!list) return <Loading className="page py-8" label="Chargement de la liste…" heights={["h-48"]} />;
	/** Saves a change of the list that is shown; one that another tab has changed is shown as it is then. */
	const change = async (changes: Partial<ListUpdate>, done: string): Promise<boolean> => {
		if (isBusy) return false;
		setSaving(changes);
		setNotice(null);
		try {
			const { name, items, remindOn, version } = list;
			const boxes = items.map(({ productId, quantity }) => ({ productId, quantity }));
			client.setQueryData(
				keyOf(readSavedList, { params: { id } }),
				await call(changeSavedList, { params: { id }, body: { name, items: boxes, remindOn, version, ...changes } }),
			);
			setNotice({ tone: "success", text: done });
			return true;
		} catch (cause) {
			setNotice({ tone: "error", text: wordsOf(cause) });
			if (cause instanceof ApiProblem && cause.code === "LIST_CHANGED") await query.refetch();
			return false;
		} finally {
			setSaving(null);
		}
	};
	const boxesWith = (productId: string, quantity: number | null) =>
		list.items.flatMap((item) => {
			if (item.productId !== productId) return [{ productId: item.productId, quantity: item.quantity }];
			return quantity === null ? [] : [{ productId, quantity }];
		});
	// A press right after a quantity was typed comes while that quantity is saved.
	const boxes: ListUpdate["items"] = saving?.items ?? list.items;
	const chosen = list.items.flatMap((item) => {
		const found = left.has(item.productId) ? undefined : boxes.find(({ productId }) => productId === item.productId);
		return found ? [{ ...item, quantity: found.quantity }] : [];
	});
	return (
		<div className="page flex max-w-5xl flex-col gap-6 py-6 sm:py-8">
			<Breadcrumb
				crumbs={[{ label: "Accueil", href: "/" }, { label: "Mes listes", href: "/listes" }, { label: list.name }]}
			/>
			<h1 className="display text-3xl wrap-anywhere">{list.name}</h1>
			{notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
			<Rename
				key={`${list.name} ${list.version}`}
				list={list}
				isBusy={isBusy}
				onSave={(name) => change({ name }, "Liste renommée.")}
			/>
			{list.items.length === 0 ? (
				<EmptyState title="Cette liste est vide" action={<ButtonLink href="/products">Voir les produits</ButtonLink>}>
					Ajoutez-y des produits depuis le panier, une commande ou vos favoris.
				</EmptyState>
			) : (
				<>
					<ul className="divide-y divide-trait border-y border-trait">
						{list.items.map((item) => (
							<ListLine
								key={`${item.productId} ${item.quantity}`}
								item={item}
								isChosen={!left.has(item.productId)}
								isBusy={isBusy}
								onChoose={(isChosen) => {
									const next = new Set(left);
									if (isChosen) next.delete(item.productId);
									else next.add(item.productId);
									setLeft(next);
								}}
								onQuantity={(quantity) =>
									change({ items: boxesWith(item.productId, quantity) }, `${item.productName}\u00a0: quantité changée.`)
								}
								onRemove={() =>
									change({ items: boxesWith(item.productId, null) }, `${item.productName}\u00a0: retiré de la liste.`)
								}
							/>
						))}
					</ul>
					<div className="flex flex-wrap items-center gap-4">
						<ReorderButton
							lines={chosen}
							label={
								chosen.length === boxes.length
									? "Tout ajouter au panier"
									: `Ajouter ${formatCount(chosen.length, "produit")} au panier`
							}
							since={`la liste «\u00a0${list.name}\u00a0»`}
							disabled={chosen.length === 0}
						/>
						<p className="text-sm text-prune">
							Aux prix et au stock d'aujourd'hui&nbsp;: ce qui a changé s'affiche avant.
						</p>
					</div>
				</>
			)}
			<ListSharing list={list} isBusy={isBusy} onSave={change} />
			{!list.isShared && <ListReminder list={list} isBusy={isBusy} onSave={change} />}
		</div>
	);
}

interface RenameProps {
	list: SavedList;
	isBusy: boolean;
	onSave: (name: string) => void;
}

function Rename({ list, isBusy, onSave }: RenameProps) {
	const [name, setName] = useState(list.name);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onSave(name);
			}}
			className="flex flex-wrap items-end gap-3"
		>
			<div className="min-w-60 flex-1 sm:max-w-md">
				<TextField
					label="Nom de la liste"
					value={name}
					maxLength={LIST_LIMITS.nameLength}
					required
					onChange={({ target }) => setName(target.value)}
				/>
			</div>
			<Button type="submit" variant="secondary" busy={isBusy} disabled={name.trim() === list.name}>
				Renommer
			</Button>
		</form>
	);
}

interface ListLineProps {
	item: SavedList["items"][number];
	isChosen: boolean;
	isBusy: boolean;
	onChoose: (isChosen: boolean) => void;
	onQuantity: (quantity: number) => void;
	onRemove: () => void;
}

function ListLine({ item, isChosen, isBusy, onChoose, onQuantity, onRemove }: ListLineProps) {
	const { productName, quantity, unitPrice } = item;
	const [typed, setTyped] = useState(String(quantity));
	const asked = readQuantity(typed);
	const save = () => {
		if (asked !== null && asked !== quantity) onQuantity(asked);
	};
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<label className="flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-3 font-semibold">
				<input
					type="checkbox"
					checked={isChosen}
					onChange={({ target }) => onChoose(target.checked)}
					className="size-5 shrink-0 accent-framboise"
				/>
				{productName}
			</label>
			<p className="text-sm text-prune">{`${formatEuros(unitPrice)} ${theBox(item)}, TTC`}</p>
			<input
				aria-label={`Quantité de ${productName}, en ${boxWord(item)}s`}
				aria-invalid={asked === null || undefined}
				inputMode="numeric"
				value={typed}
				maxLength={9}
				disabled={isBusy}
				onChange={({ target }) => setTyped(target.value)}
				onBlur={save}
				onKeyDown={({ key }) => key === "Enter" && save()}
				className={`${CONTROL_STYLE} w-24! px-3! text-right`}
			/>
			<IconButton label={`Retirer ${productName} de la liste`} tone="plain" disabled={isBusy} onClick={onRemove}>
				<X aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
}
