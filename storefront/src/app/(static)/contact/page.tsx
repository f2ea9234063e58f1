import { ContactForm } from "@/features/contact";
import { TextPage, textPageMetadata } from "@/features/static-pages/server";

export const generateMetadata = () => textPageMetadata("contact");

export default function Page() {
	return <TextPage slug="contact" form={<ContactForm />} />;
}
