import { MARKS } from "@confiserie/domain/contract/review";
import {
	giveReview,
	REVIEW_LIMITS,
	type ReceivedProduct,
	type ReceivedProducts,
} from "@confiserie/domain/contract/reviews";
import { useId } from "react";
import { call } from "@/lib/api";
import type { FieldMessages } from "@/lib/form-resolver";
import { useCheckedForm } from "@/lib/use-checked-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

const MARK_WORDS = ["Très mauvais", "Mauvais", "Moyen", "Bon", "Excellent"];

interface Values {
	/** As radio buttons hold it; empty until one is chosen. */
	rating: string;
	title: string;
	text: string;
}

interface ReviewFormProps {
	product: ReceivedProduct;
	onClose: () => void;
	onGiven: (received: ReceivedProducts) => void;
}

/** Rating, title and text of a review; prefilled from a refused one. */
export function ReviewForm({ product: { productId, productName, review }, onClose, onGiven }: ReviewFormProps) {
	const markId = useId();
	const { form, submit, isBusy, refusal, field, errorOf } = useCheckedForm<Values>({
		values: { rating: review ? String(review.rating) : "", title: review?.title ?? "", text: review?.text ?? "" },
		validate,
		fields: ["rating", "title", "text"],
		send: async ({ rating, title, text }) =>
			onGiven(await call(giveReview, { body: { productId, rating: Number(rating), title, text } })),
		failed: "Votre avis n'a pas pu partir. Réessayez dans un instant.",
	});
	const markFault = errorOf("rating");
	return (
		// post: a submit before the script has started must not put the text into the address.
		<form
			method="post"
			noValidate
			aria-label={`Mon avis sur ${productName}`}
			onSubmit={submit}
			className="flex flex-col gap-5 border-t border-trait pt-4"
		>
			<fieldset aria-describedby={markFault ? markId : undefined} className="flex flex-col gap-1.5">
				<legend className="text-sm font-semibold">Note</legend>
				<div className="flex flex-wrap gap-x-5 max-sm:flex-col">
					{MARK_WORDS.map((word, index) => {
						const mark = index + MARKS.minimum;
						return (
							<label key={mark} className="flex min-h-11 items-center gap-2">
								<input
									{...form.register("rating")}
									type="radio"
									value={mark}
									className="size-5 shrink-0 accent-framboise"
								/>
								{`${mark}\u00a0: ${word}`}
							</label>
						);
					})}
				</div>
				{markFault && (
					<p id={markId} className="text-sm font-medium text-rouge">
						{markFault}
					</p>
				)}
			</fieldset>
			<TextField {...field("title")} label="Titre" optional autoComplete="off" maxLength={REVIEW_LIMITS.title} />
			<TextArea
				{...field("text")}
				label="Votre avis"
				hint="Sans nom de famille, adresse ni numéro : tout le monde peut le lire."
				rows={5}
				maxLength={REVIEW_LIMITS.text}
			/>
			{refusal && <Banner tone="error">{refusal}</Banner>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isBusy} busyLabel="Envoi…">
					Envoyer mon avis
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isBusy}>
					Annuler
				</Button>
			</div>
		</form>
	);
}

function validate({ rating, text }: Values): FieldMessages {
	return {
		...(!rating && { rating: "Donnez une note de 1 à 5." }),
		...(text.trim().length < REVIEW_LIMITS.textLeast && { text: "Écrivez au moins 10 caractères." }),
	};
}
