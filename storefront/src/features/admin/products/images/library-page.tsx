"use client";

import {
	deleteLibraryImage,
	describeLibraryImage,
	type LibraryImage,
	listLibraryImages,
} from "@confiserie/domain/contract/content";
import { ConfirmAct, Detail, TextField, useEditForm } from "@/features/admin/kit";
import { AdminHeader, EmptyList, May, useMay } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";
import { useToasts } from "@/ui/toasts";
import { AddImage } from "./add-image";

/** /admin/content/images: the images of pages and slides, with their words and where they are shown. */
export function LibraryPage() {
	const toasts = useToasts();
	return (
		<>
			<AdminHeader title="Images" subtitle="Pour les pages et les vues de l'accueil" />
			<May permission="settings.change">
				<section aria-labelledby="ajouter" className="max-w-xl rounded-card border border-trait bg-white p-5">
					<h2 id="ajouter" className="mb-3 font-display text-xl">
						Nouvelle image
					</h2>
					<AddImage onAdded={() => toasts.success("Image ajoutée")} />
				</section>
			</May>
			<Detail operation={listLibraryImages} input={{}} failure="Impossible de charger la bibliothèque">
				{(images) =>
					images.length === 0 ? (
						<EmptyList>Aucune image. Celles des produits restent sur leurs fiches.</EmptyList>
					) : (
						<ul aria-label="Bibliothèque" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
							{images.map((image) => (
								<Shown key={image.name} image={image} />
							))}
						</ul>
					)
				}
			</Detail>
		</>
	);
}

function Shown({ image }: { image: LibraryImage }) {
	const { name, url, alt, usedBy } = image;
	return (
		<li className="flex flex-col overflow-hidden rounded-card border border-trait bg-white">
			<span className="relative block aspect-[3/2] bg-dragee">
				<Picture src={url} alt={alt} from={288} to={680} sizes="(min-width: 640px) 24rem, 90vw" />
			</span>
			<div className="flex flex-col items-start gap-3 p-4 *:first:self-stretch">
				<AltField key={alt} image={image} />
				<UsedBy image={image} />
				<May permission="settings.change">
					{usedBy.length === 0 && (
						<ConfirmAct
							label="Supprimer"
							name={`Supprimer l'image ${alt}`}
							variant="danger"
							title="Supprimer cette image ?"
							confirm="Supprimer"
							busyLabel="Suppression…"
							act={() => call(deleteLibraryImage, { params: { name } })}
							changes={[listLibraryImages]}
						>
							{`«\u00a0${alt}\u00a0» quitte la bibliothèque\u00a0; son fichier est effacé dans les jours qui suivent.`}
						</ConfirmAct>
					)}
				</May>
			</div>
		</li>
	);
}

/** The words of an image; the button is there once they differ. */
function AltField({ image: { name, alt } }: { image: LibraryImage }) {
	const mayChange = useMay()("settings.change");
	const form = useEditForm(describeLibraryImage, {
		start: { alt },
		params: { name },
		changes: [listLibraryImages],
		failure: "Le texte n'a pas pu être enregistré. Réessayez.",
		done: "Texte enregistré",
	});
	const { isDirty, isSubmitting } = form.formState;
	return (
		<form method="post" noValidate onSubmit={form.submit}>
			<fieldset disabled={!mayChange} className="flex min-w-0 flex-col items-start gap-2 *:first:self-stretch">
				<TextField {...form.field("alt")} label="Texte de remplacement" maxLength={200} />
				{form.refusal && <Banner tone="error" title={form.refusal} />}
				{isDirty && (
					<Button type="submit" variant="secondary" size="sm" busy={isSubmitting} busyLabel="Enregistrement…">
						Enregistrer ce texte
					</Button>
				)}
			</fieldset>
		</form>
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
