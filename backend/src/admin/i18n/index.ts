import { tellRefusals } from "../lib/tell-refusals";
import { FRENCH } from "./french";

// The one module of ours that the dashboard loads as it starts.
tellRefusals();

/** What Medusa Admin says otherwise; merged over Medusa's own texts as the dashboard starts. */
export default { fr: { translation: FRENCH } };
