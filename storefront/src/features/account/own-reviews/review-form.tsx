import { MARKS } from "@confiserie/domain/contract/review";
import {
	giveReview,
	REVIEW_LIMITS,
	type ReceivedProduct,
	type ReceivedProducts,
} from "@confiserie/domain/contract/reviews";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { call } from "@/lib/api";
import { refusalOf, showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

const FIELDS = ["rating", "title", "text"] as const;
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
	const form = useForm<Values>({
		defaultValues: {
			rating: review ? String(review.rating) : "",
			title: review?.title ?? "",
			text: review?.text ?? "",
		},
		resolver: resolverOf(validate),
	});
	const { errors, isSubmitting } = form.formState;
	const problem = refusalOf(errors);
	const submit = form.handleSubmit(async ({ rating, title, text }) => {
		try {
			onGiven(await call(giveReview, { body: { productId, rating: Number(rating), title, text } }));
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Votre avis n'a pas pu partir. Réessayez dans un instant.");
		}
	});
	return (
		// post: a submit before the script has started must not put the text into the address.
		<form
			method="post"
			noValidate
			aria-label={`Mon avis sur ${productName}`}
			onSubmit={submit}
			className="flex flex-col gap-5 border-t border-trait pt-4"
		>
			<fieldset aria-describedby={errors.rating ? markId : undefined} className="flex flex-col gap-1.5">
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
				{errors.rating && (
					<p id={markId} className="text-sm font-medium text-rouge">
						{errors.rating.message}
					</p>
				)}
			</fieldset>
			<TextField
				{...form.register("title")}
				label="Titre"
				optional
				autoComplete="off"
				maxLength={REVIEW_LIMITS.title}
				error={errors.title?.message ?? null}
			/>
			<TextArea
				{...form.register("text")}
				label="Votre avis"
				hint="Sans nom de famille, adresse ni numéro : tout le monde peut le lire."
				rows={5}
				maxLength={REVIEW_LIMITS.text}
				error={errors.text?.message ?? null}
			/>
			{problem && <Banner tone="error">{problem}</Banner>}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isSubmitting} busyLabel="Envoi…">
					Envoyer mon avis
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
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
