import { FRENCH } from "./french";

/** What Medusa Admin says otherwise; merged over the engine's own texts as the dashboard starts. */
export default { fr: { translation: FRENCH } };
