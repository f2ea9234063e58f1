import type { ComponentProps } from "react";
import { Link } from "@/ui/link";

interface RowLinkProps extends Omit<ComponentProps<typeof Link>, "className"> {
	/** A number, which stays in one line. */
	isNumber?: boolean;
}

/** The name of a row; all of the row opens what it leads to. */
export const RowLink = ({ isNumber, ...props }: RowLinkProps) => (
	<Link
		{...props}
		className={`font-semibold ${isNumber ? "whitespace-nowrap" : "wrap-anywhere"} text-framboise-fonce underline-offset-4 after:absolute after:inset-0 group-hover:underline hover:underline`}
	/>
);
