import { type ContactMessage, markMessage } from "@confiserie/domain/contract/contact-messages";
import { formatDateTime } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { Button } from "@/ui/button";
import { buttonStyle } from "@/ui/button-style";
import { useToasts } from "@/ui/toasts";

/** A visitor's message, with a mail reply and the mark "handled". */
export function MessageCard({ message, onDone }: { message: ContactMessage; onDone: () => void }) {
	const { id, name, email, subject, createdAt, handledAt, handledBy } = message;
	const mayMark = useMay()("orders.change");
	const toasts = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: () => call(markMessage, { params: { id }, body: { state: handledAt ? "OPEN" : "HANDLED" } }),
		onSuccess: () => {
			toasts.success(handledAt ? "Message à traiter de nouveau" : "Message traité");
			onDone();
		},
		onError: (error) => toasts.error("Le message n'a pas été marqué", error.message),
	});
	const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
	return (
		<li className="flex flex-col gap-3 rounded-card border border-trait bg-white p-5">
			<div className="min-w-0">
				<h2 className="font-semibold break-words">{subject}</h2>
				<p className="text-sm break-words text-prune">
					{`${name}, ${email}, `}
					<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
				</p>
			</div>
			<p className="break-words whitespace-pre-wrap">{message.message}</p>
			{handledAt && (
				<p className="text-sm break-words text-prune">{`Traité le ${formatDateTime(handledAt)} par ${handledBy}`}</p>
			)}
			<div className="mt-auto flex flex-wrap gap-2">
				<a href={reply} className={buttonStyle("primary", "sm")} aria-label={`Répondre par e-mail à ${name}`}>
					Répondre par e-mail
				</a>
				{mayMark && (
					<Button
						variant="secondary"
						size="sm"
						busy={isPending}
						busyLabel="Enregistrement…"
						aria-label={`${handledAt ? "À traiter de nouveau" : "Marquer comme traité"}\u00a0: ${subject}`}
						onClick={() => mutate()}
					>
						{handledAt ? "À traiter de nouveau" : "Marquer comme traité"}
					</Button>
				)}
			</div>
		</li>
	);
}
