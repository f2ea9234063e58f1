import { type AdminReview, answerReview, decideReview, REVIEW_LIMITS } from "@confiserie/domain/contract/reviews";
import { useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";

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
	onDone: () => void;
}

/** Refuses a review with its reason, which its author is sent, or answers it in public. */
export function WordsDialog({ opened, onClose, onDone }: WordsDialogProps) {
	return (
		<Dialog
			open={opened !== null}
			onClose={onClose}
			title={opened?.act === "ANSWER" ? "Répondre à l'avis" : "Ne pas publier l'avis"}
			description={opened && `${opened.review.productName}, ${opened.review.authorFirstName}`}
		>
			{opened && (
				<WordsForm key={`${opened.review.id} ${opened.act}`} opened={opened} onClose={onClose} onDone={onDone} />
			)}
		</Dialog>
	);
}

const FIELDS = ["reason", "answer"] as const;

function WordsForm({ opened: { review, act }, onClose, onDone }: WordsDialogProps & { opened: Opened }) {
	const isRefusal = act === "REFUSE";
	const form = useForm<{ reason: string; answer: string }>({
		defaultValues: { reason: "", answer: review.answer ?? "" },
		resolver: resolverOf(({ reason }): FieldMessages => {
			return isRefusal && reason.trim().length < 3 ? { reason: "Dites pourquoi, en quelques mots." } : {};
		}),
	});
	const { errors } = form.formState;
	const submit = form.handleSubmit(async ({ reason, answer }) => {
		try {
			const params = { id: review.id };
			if (isRefusal) await call(decideReview, { params, body: { decision: "REFUSE", reason: reason.trim() } });
			else await call(answerReview, { params, body: { answer: answer.trim() } });
			onDone();
			onClose();
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Rien n'a pu être enregistré. Réessayez.");
		}
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={submit}
			onClose={onClose}
			submitLabel={isRefusal ? "Refuser et prévenir l'auteur" : "Enregistrer la réponse"}
		>
			{isRefusal ? (
				<TextArea
					{...form.register("reason")}
					label="Motif"
					hint="L'auteur le reçoit tel quel. Une note basse n'en est pas un."
					maxLength={REVIEW_LIMITS.reason}
					error={errors.reason?.message ?? null}
				/>
			) : (
				<TextArea
					{...form.register("answer")}
					label="Réponse"
					hint="Tout le monde la lit sous l'avis. Vide, elle est retirée."
					rows={5}
					maxLength={REVIEW_LIMITS.answer}
					error={errors.answer?.message ?? null}
				/>
			)}
		</DialogForm>
	);
}
