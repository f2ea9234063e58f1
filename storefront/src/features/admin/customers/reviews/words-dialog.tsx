import {
	type AdminReview,
	answerReview,
	decideReview,
	listBuyerReviews,
	REVIEW_LIMITS,
} from "@confiserie/domain/contract/reviews";
import { TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";

/** What takes words: why it is not published, or the shop's answer under it. */
export type Act = "REFUSE" | "ANSWER";

/** The review and the kind of text to write. */
export interface Opened {
	review: AdminReview;
	act: Act;
}

interface WordsDialogProps {
	opened: Opened | null;
	onClose: () => void;
}

/** Refuses a review with its reason, which its author is sent, or answers it in public. */
export function WordsDialog({ opened, onClose }: WordsDialogProps) {
	return (
		<Dialog
			open={opened !== null}
			onClose={onClose}
			title={opened?.act === "ANSWER" ? "Répondre à l'avis" : "Ne pas publier l'avis"}
			description={opened && `${opened.review.productName}, ${opened.review.authorFirstName}`}
		>
			{opened && <WordsForm key={`${opened.review.id} ${opened.act}`} opened={opened} onClose={onClose} />}
		</Dialog>
	);
}

function WordsForm({ opened: { review, act }, onClose }: WordsDialogProps & { opened: Opened }) {
	const isRefusal = act === "REFUSE";
	const form = useEditForm(isRefusal ? decideReview : answerReview, {
		start: isRefusal ? { decision: "REFUSE", reason: "" } : { answer: review.answer ?? "" },
		params: { id: review.id },
		failure: "Rien n'a pu être enregistré. Réessayez.",
		changes: [listBuyerReviews],
		onSaved: onClose,
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={isRefusal ? "Refuser et prévenir l'auteur" : "Enregistrer la réponse"}
		>
			{isRefusal ? (
				<TextAreaField
					{...form.field("reason")}
					label="Motif"
					hint="L'auteur le reçoit tel quel. Une note basse n'en est pas un."
					maxLength={REVIEW_LIMITS.reason}
				/>
			) : (
				<TextAreaField
					{...form.field("answer")}
					label="Réponse"
					hint="Tout le monde la lit sous l'avis. Vide, elle est retirée."
					rows={5}
					maxLength={REVIEW_LIMITS.answer}
				/>
			)}
		</DialogForm>
	);
}
