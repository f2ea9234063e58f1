"use client";

import {
	deleteLibraryImage,
	describeLibraryImage,
	type LibraryImage,
	listLibraryImages,
} from "@confiserie/domain/contract/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminHeader, ConfirmDialog, ContentTabs, EmptyList, May, useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";
import { AddImage } from "./add-image";

/** /admin/contenu/images: the images of pages and slides, with their words and where they are shown. */
export function LibraryPage() {
	const toasts = useToasts();
	const [doomed, setDoomed] = useState<LibraryImage | null>(null);
	const { data, error, refetch } = useOperation(listLibraryImages, {});
	return (
		<>
			<AdminHeader title="Images" subtitle="Pour les pages et les vues de l'accueil" />
			<ContentTabs />
			<May permission="settings.change">
				<section aria-labelledby="ajouter" className="max-w-xl rounded-card border border-trait bg-white p-5">
					<h2 id="ajouter" className="mb-3 font-display text-xl">
						Nouvelle image
					</h2>
					<AddImage onAdded={() => toasts.success("Image ajoutée")} />
				</section>
			</May>
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger la bibliothèque" cause={error} onRetry={() => refetch()} />
			)}
			{data?.length === 0 && <EmptyList>Aucune image. Celles des produits restent sur leurs fiches.</EmptyList>}
			{data && data.length > 0 && (
				<ul aria-label="Bibliothèque" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
					{data.map((image) => (
						<li key={image.name} className="flex flex-col overflow-hidden rounded-card border border-trait bg-white">
							<span className="relative block aspect-[3/2] bg-dragee">
								<Picture src={image.url} alt={image.alt} from={288} to={680} sizes="(min-width: 640px) 24rem, 90vw" />
							</span>
							<div className="flex flex-col gap-3 p-4">
								<AltField key={image.alt} image={image} />
								<UsedBy image={image} />
								<May permission="settings.change">
									{image.usedBy.length === 0 && (
										<div>
											<Button
												variant="danger"
												size="sm"
												aria-label={`Supprimer l'image ${image.alt}`}
												onClick={() => setDoomed(image)}
											>
												Supprimer
											</Button>
										</div>
									)}
								</May>
							</div>
						</li>
					))}
				</ul>
			)}
			<ConfirmDialog
				row={doomed}
				title="Supprimer cette image ?"
				describe={({ alt }) =>
					`«\u00a0${alt}\u00a0» quitte la bibliothèque\u00a0; son fichier est effacé dans les jours qui suivent.`
				}
				label="Supprimer"
				busyLabel="Suppression…"
				act={({ name }) => call(deleteLibraryImage, { params: { name } })}
				changes={keyOf(listLibraryImages)}
				onClose={() => setDoomed(null)}
			/>
		</>
	);
}

/** The words of an image, saved once they are left. */
function AltField({ image: { name, alt } }: { image: LibraryImage }) {
	const client = useQueryClient();
	const toasts = useToasts();
	const mayChange = useMay()("settings.change");
	const [typed, setTyped] = useState(alt);
	const { mutate, isPending, error } = useMutation({
		mutationFn: ({ name, alt }: { name: string; alt: string }) =>
			call(describeLibraryImage, { params: { name }, body: { alt } }),
		onSuccess: (images) => {
			client.setQueryData(keyOf(listLibraryImages), images);
			toasts.success("Texte enregistré");
		},
	});
	return (
		<div className="flex flex-col gap-2">
			<TextField
				label="Texte de remplacement"
				maxLength={200}
				value={typed}
				error={error?.message}
				disabled={!mayChange}
				onChange={({ target }) => setTyped(target.value)}
			/>
			{typed.trim() !== alt && (
				<div>
					<Button
						variant="secondary"
						size="sm"
						busy={isPending}
						busyLabel="Enregistrement…"
						onClick={() => mutate({ name, alt: typed })}
					>
						Enregistrer ce texte
					</Button>
				</div>
			)}
		</div>
	);
}

function UsedBy({ image: { usedBy } }: { image: LibraryImage }) {
	if (usedBy.length === 0) return <p className="text-sm text-prune">Ne sert nulle part.</p>;
	return (
		<p className="text-sm">
			<span className="text-prune">Sert à&nbsp;: </span>
			{usedBy.map(({ label, path }, place) => (
				<span key={path}>
					{place > 0 && ", "}
					<Link href={path} className="font-semibold text-framboise-fonce underline underline-offset-4">
						{label}
					</Link>
				</span>
			))}
		</p>
	);
}
