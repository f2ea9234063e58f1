import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type BannerContent, BannerFrame } from "./banner-frame";
import { Warning } from "./warning";

const TONES = {
	error: { colours: "border-rouge bg-rouge-clair text-rouge", Icon: CircleAlert },
	success: { colours: "border-pistache bg-pistache-clair text-pistache", Icon: CircleCheck },
	info: { colours: "border-myrtille bg-myrtille-clair text-myrtille", Icon: Info },
} as const;

export interface BannerProps extends BannerContent {
	tone: keyof typeof TONES | "warning";
}

/** Message of a page or a form. An error interrupts a screen reader, the others wait their turn. */
export function Banner({ tone, ...content }: BannerProps) {
	if (tone === "warning") return <Warning {...content} />;
	return <BannerFrame {...content} {...TONES[tone]} role={tone === "error" ? "alert" : "status"} />;
}
