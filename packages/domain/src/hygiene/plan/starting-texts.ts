/**
 * The texts of the starting plan, after the sheet with which a county's food control (Kreis Mettmann) inspects butchers.
 * German: `german.ts`.
 */
import { type Message, say } from '../../kernel/values/message.ts';

/** What a proposed control point says. */
export interface PointTexts {
  readonly name: Message;
  readonly instructions: Message;
  readonly correctiveAction: Message;
}

export interface TaskTexts {
  readonly name: Message;
  readonly agent: Message;
  readonly instructions: Message;
}

export const roomTexts = (name: string): PointTexts => ({
  name: say`Temperature ${name}`,
  instructions: say`Read the thermometer in the room. Not right after the door was open for long.`,
  correctiveAction: say`Close the door and measure again after 30 minutes. If it is still too warm: move the goods to another cold room, measure them in the core, and call the refrigeration engineer.`,
});

export const freezerTexts = (name: string): PointTexts => ({
  name: say`Temperature ${name}`,
  instructions: say`Read the thermometer of the freezer. Not while it defrosts.`,
  correctiveAction: say`Close the door and measure again after 30 minutes. If it is still too warm: move the goods to another freezer and call the refrigeration engineer. Do not freeze thawed goods again: use them at once, or throw them away.`,
});

export const counterTexts = (name: string): PointTexts => ({
  name: say`Temperature ${name}`,
  instructions: say`Measure between the goods at the warmest place of the counter.`,
  correctiveAction: say`Move the goods to the cold room and measure them in the core. Put them back when the counter is cold again. Throw away what was too warm for long, and call the refrigeration engineer.`,
});

export const VEHICLE: PointTexts = {
  name: say`Vehicle`,
  instructions: say`Measure in the loading space before loading, and at the last stop of each trip.`,
  correctiveAction: say`Do not load before the loading space is cold. If it got too warm on the way: measure the goods in the core, bring them back to the cold room, and tell the customer.`,
};

export const HOT_PARTY: PointTexts = {
  name: say`Party service, hot`,
  instructions: say`Measure in the core of the food before it leaves the house, and at each delivery.`,
  correctiveAction: say`Heat the food again at once to at least 72 °C in the core. If nobody knows how long it was too cold: throw it away.`,
};

export const HEATING_THROUGH: PointTexts = {
  name: say`Heating through`,
  instructions: say`At the end of heating, measure in the core of the thickest piece of each batch. Hold 72 °C for two minutes.`,
  correctiveAction: say`Go on heating and measure again. If 72 °C is not reached in the core: hold the batch, and decide about it.`,
};

export const CLEANING_CHECK: PointTexts = {
  name: say`Cleaning check`,
  instructions: say`Before work begins, look at tables, machines, knives, hooks, drains and wash-basins. Nothing is dirty, soap and towels are there.`,
  correctiveAction: say`Clean and disinfect again before work begins. Talk to those who cleaned.`,
};

export const PESTS: PointTexts = {
  name: say`Pests`,
  instructions: say`Check baits, traps and fly screens. Look for droppings, gnawed goods and gaps at doors.`,
  correctiveAction: say`Throw away goods that were touched, close the gap, clean and disinfect, and call the pest controller.`,
};

export const BUILDING: PointTexts = {
  name: say`State of the building`,
  instructions: say`Look at walls, floors, ceilings, doors, seals, lamps and drains. All of them are whole and can be cleaned.`,
  correctiveAction: say`Repair it, or set a day for it. Until then keep open goods away from there.`,
};

export const THERMOMETERS: PointTexts = {
  name: say`Thermometers`,
  instructions: say`Test each thermometer in melting ice (0 °C) and in boiling water (100 °C). It may be 1 °C off.`,
  correctiveAction: say`Have the thermometer adjusted, or replace it. Look at what was measured with it since the last test.`,
};

export const LABORATORY: PointTexts = {
  name: say`Laboratory`,
  instructions: say`Have samples and swabs tested as the sampling plan says (Regulation (EC) 2073/2005), above all minced meat and meat preparations. File the findings.`,
  correctiveAction: say`Hold the goods, and recall those that were sold if necessary. Find the cause, clean and disinfect, and have new samples tested.`,
};

export const TRAINING: PointTexts = {
  name: say`Training`,
  instructions: say`Train everybody who handles food in hygiene (LMHV § 4), and instruct them about diseases (IfSG § 43, every two years). Note the names.`,
  correctiveAction: say`Train those who were absent before they handle food again.`,
};

export const HACCP_PLAN: PointTexts = {
  name: say`HACCP plan`,
  instructions: say`Go through the plan: new goods, machines, rooms and suppliers, and the deviations of the year.`,
  correctiveAction: say`Change the plan, the control points and the cleaning tasks, and tell everybody.`,
};

const CLEANERS = say`Food-safe cleaner, then disinfectant`;

export const COUNTER_TASK: TaskTexts = {
  name: say`Sales counter`,
  agent: CLEANERS,
  instructions: say`Take the goods out. Clean trays, glass, scales and handles, rinse, disinfect, and let dry.`,
};

export const MACHINES_TASK: TaskTexts = {
  name: say`Machines`,
  agent: CLEANERS,
  instructions: say`Pull the plug and take the machine apart. Remove remains, foam, rinse with hot water, disinfect, rinse with drinking water, and let dry.`,
};

export const FLOORS_TASK: TaskTexts = {
  name: say`Floors`,
  agent: say`Degreaser, then disinfectant`,
  instructions: say`Sweep up remains, foam, scrub, and rinse to the drain. Empty and clean the drain.`,
};

export const COLD_ROOMS_TASK: TaskTexts = {
  name: say`Cold rooms`,
  agent: CLEANERS,
  instructions: say`Empty one side after the other. Clean shelves, hooks, walls, door, seals and floor, rinse, disinfect, and let dry.`,
};

export const DEFROSTING_TASK: TaskTexts = {
  name: say`Defrosting`,
  agent: say`Warm water with cleaner`,
  instructions: say`Move the goods to another freezer. Switch off, let the ice melt, clean and dry. Put the goods back at −18 °C.`,
};
